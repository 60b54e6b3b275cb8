import type { Unused } from './unused.ts'

/**
 * A script as its publisher formats it, without what is unused of it.
 *
 * @throws Error that names what the script doesn't have
 */
export function leaveOut(script: string, { bodies = {}, known = {}, statements = [] }: Unused): string {
  const lines = script.split('\n').filter((line) => !/^\w+\.displayName = /.test(line))
  for (const beginning of statements) removeStatements(lines, beginning)
  for (const [name, body] of Object.entries(bodies)) replaceBody(lines, name, body)
  return Object.entries(known).reduce(replaceExpression, lines.join('\n'))
}

function removeStatements(lines: string[], beginning: string): void {
  let count = 0
  for (let at = 0; (at = findLine(lines, at, (line) => line.startsWith(beginning))) >= 0; count += 1)
    lines.splice(at, findEnd(lines, at) - at + 1)
  if (count === 0) throw new Error(`"${beginning}" is not there`)
}

function replaceBody(lines: string[], name: string, body: string): void {
  const declaration = new RegExp(
    String.raw`^(?:async )?function ${name}\(.*\{$|^(?:const|let|var) ${name} = class .*\{$`,
  )
  const at = findLine(lines, 0, (line) => declaration.test(line))
  if (at < 0) throw new Error(`${name} is not there`)
  lines.splice(at + 1, findEnd(lines, at) - at - 1, body)
}

function replaceExpression(script: string, [expression, value]: [string, string]): string {
  if (!script.includes(expression)) throw new Error(`"${expression}" is not there`)
  return script.replaceAll(expression, value)
}

/** Where the first line from `from` on stands that `isWanted`, whatever its indentation; -1 without one. */
function findLine(lines: string[], from: number, isWanted: (line: string) => boolean): number {
  return lines.findIndex((line, index) => index >= from && isWanted(line.trimStart()))
}

/** Where the statement that begins in a line ends: there, or where the brace is closed that the line opens. */
function findEnd(lines: string[], at: number): number {
  const line = lines[at] ?? ''
  if (!line.endsWith('{')) return at
  const closed = `${line.slice(0, -line.trimStart().length)}}`
  return lines.findIndex((each, index) => index > at && each.startsWith(closed))
}
