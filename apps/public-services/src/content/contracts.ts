import { textOf } from './read-json.ts'

const mostNames = 500

/** The messages that contracts of a code take, by its number; undefined for what is no such line. */
export function readMessageNames(codeId: string, json: unknown): string[] | undefined {
  if (!/^\d{1,18}$/.test(codeId) || !Array.isArray(json)) return undefined
  return json
    .slice(0, mostNames)
    .map(textOf)
    .filter((name) => /^\w+$/.test(name))
}
