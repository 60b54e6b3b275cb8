/**
 * Circles among files that import each other, each from a file back to itself; of all that lead through a file at least
 * one.
 *
 * @param imports what each file imports
 * @example listCircles(new Map([['a', ['b']], ['b', ['a']]])) // [['a', 'b', 'a']]
 */
export function listCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = []
  const seen = new Set<string>()
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file)
    if (at !== -1) circles.push([...path.slice(at), file])
    if (seen.has(file)) return
    seen.add(file)
    for (const next of imports.get(file) ?? []) visit(next, [...path, file])
  }
  for (const file of imports.keys()) visit(file, [])
  return circles
}
