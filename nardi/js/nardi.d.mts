/** A point as the board numbers it, "1" to "24" from White's side, and how many stand there. */
export type Side = Record<string, number>;
export type Colour = "white" | "black";
export type Die = 1 | 2 | 3 | 4 | 5 | 6;
/** `[from, to]`, 0 for off the board. */
export type Hop = [number, number];

export interface Position {
  white: Side;
  black: Side;
  /** Borne off; fifteen less those on the board when left out. */
  off?: Partial<Record<Colour, number>>;
}

export interface Query {
  position: Position;
  turn: Colour;
  roll: [Die, Die];
  /** Whether the mover has not moved yet; true when left out and all fifteen are on its head. */
  first_turn?: boolean;
  /** Whether the mover began the game; true when left out and the opponent has not moved. */
  starter?: boolean;
}

export interface Play {
  notation: string;
  hops: Hop[];
  after: Required<Position>;
}

export interface Plays {
  dice_played: number;
  plays: Play[];
}

/** The rules that can be broken; each is the anchor of its text on the rules pages. */
export type Refusal =
  | { rule: "direction"; hop: number; witness: { from: number; to: number } }
  | { rule: "dice-separate"; hop: number; witness: { dice_left: Die[] } }
  | { rule: "landing"; hop: number; witness: { point: number; opponents: number } }
  | { rule: "head-limit"; hop: number; witness: { head: number; taken: number; allowed: number } }
  | {
      rule: "block-six";
      hop: number;
      witness: { points: number[]; ahead: number; needed: number | null };
    }
  | { rule: "bear-off-home"; hop: number; witness: { outside: number[] } }
  | { rule: "bear-off-furthest"; hop: number; witness: { further: number[] } }
  | { rule: "play-both" | "doubles-partial"; hop: number; witness: { play: string; dice: number } }
  | { rule: "larger-die"; hop: number; witness: { die: Die; play: string } };

export type Owed = "play-both" | "doubles-four" | "doubles-partial" | "larger-die" | "one-die";

export interface Explanation {
  /** The moves are a play or the beginning of one. */
  legal: boolean;
  /** They are a whole play. */
  complete: boolean;
  /** The rule that forbids stopping here. */
  owed: Owed | null;
  refusals: Refusal[];
}

export type Fact = number | string | number[] | string[];
/** Facts by rule id, as `nardi facts` prints them. */
export type Facts = Record<string, Record<string, Fact>>;

export interface Ruleset {
  id: string;
  version: string;
  date: string;
  source?: string;
  rules: Record<string, { kind: "rule" | "derived"; [parameter: string]: unknown }>;
}

export interface Nardi {
  /** Every legal play of a roll. Throws `NardiError`. */
  plays(query: Query): Plays;
  /** Judge moves. Throws `NardiError`. */
  explain(query: Query & { moves: Hop[] }): Explanation;
  facts(): Facts;
}

/** What this module needs of a running MicroPython (its WebAssembly build for PyScript). */
export interface MicroPython {
  FS: {
    mkdir(path: string): void;
    writeFile(path: string, text: string): void;
  };
  globals: { get(name: string): (...values: string[]) => string };
  runPython(code: string): unknown;
}

export const CORE: readonly string[];

/** An input the engine cannot take; `kind` names it, as `PositionError`. */
export class NardiError extends Error {
  kind: string;
  constructor(message: string, kind: string);
}

export function load(from: {
  micropython: MicroPython;
  /** The text of a file of `CORE`, by fetch or from disk. */
  source: (file: string) => string | Promise<string>;
  /** The data of a ruleset, as parsed from its file; `RulesetError` with its faults otherwise. */
  ruleset: Ruleset;
}): Promise<Nardi>;
