"""What the text of each rule must state: the facts listed beside its scenes, in every language."""

from hooks.bindings import sections, used_facts
from hooks.project import RULES_PAGE, Project
from nardi.faults import Fault


def statements(project: Project) -> list[Fault]:
    """The section of each rule prints at least the facts listed for it; of page rules, all."""
    if not project.whole:
        return []
    listed = project.scenes.states | {
        rule: list(project.facts[rule]) for rule, kind in project.kinds.items() if kind == "page"
    }
    faults = []
    for language, page, section in sections(project):
        if page.name != RULES_PAGE:
            continue
        used = set(used_facts(project, page, section))
        for anchor in section.anchors:
            faults += [
                Fault(
                    page.file,
                    anchor.line,
                    f"{language.code}: section {section.id} does not state "
                    f"{anchor.id}.{fact}: {{{{ {anchor.id.replace('-', '_')}.{fact} }}}}",
                )
                for fact in listed.get(anchor.id, ())
                if (anchor.id, fact) not in used
            ]
    return faults
