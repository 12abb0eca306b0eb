/** Leaves out the fields that nothing is wrong with. */
export function onlyProblems<Name extends string, Problem extends string>(
  found: Readonly<Record<Name, Problem | undefined>>,
): { [name in Name]?: Problem } {
  const wrong: { [name in Name]?: Problem } = {};
  for (const name in found) {
    const problem = found[name];
    if (problem !== undefined) wrong[name] = problem;
  }
  return wrong;
}
