import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedFolder } from '@injsight/testing'
import { exceptions, type Exception } from './exceptions.ts'
import { differencesOf, shapeOf, wordsOf, type Strictness } from './shape.ts'
import { otherWords } from './words.ts'

const folder = sharedFolder('fixtures/indexer-api')

/** Of a test that needs what the public service answered when it was documented. */
export const needsDocumented = { skip: folder === undefined ? 'no ../shared/fixtures here' : false }

/** Paths of what was documented; none where the folder isn't here. */
export const documentedFiles = folder === undefined ? [] : globSync('**/*.json', { cwd: folder }).toSorted()

const documentedWords = new Map<string, Set<string>>()
for (const file of documentedFiles) wordsOf(readDocumented(file), documentedWords)

/** Exceptions that were needed. */
export const usedExceptions = new Set<Exception>()

export function readDocumented(file: string): object {
  return JSON.parse(readFileSync(join(folder ?? '', file), 'utf8')) as object
}

/** Where ours isn't of the documented shape, without a reason. */
export function listDifferences(file: string, told: object, ours: unknown, strictness: Strictness): string[] {
  const differences = differencesOf(shapeOf(told, strictness), shapeOf(ours, strictness), strictness)
  return [...differences, ...listOddWords(ours)].filter((difference) => {
    const [at = ''] = difference.split(': ')
    const exception = exceptions.find((one) => one.at.test(at) && (one.files ?? /./).test(file))
    if (exception !== undefined) usedExceptions.add(exception)
    return exception === undefined
  })
}

/** Words of ours that no sample has in a field of this name. */
function listOddWords(ours: unknown): string[] {
  return [...wordsOf(ours)].flatMap(([name, words]) => {
    const known = new Set([...(documentedWords.get(name) ?? []), ...(otherWords[name] ?? [])])
    return [...words].filter((word) => !known.has(word)).map((word) => `${name}: ${word} is no such word`)
  })
}
