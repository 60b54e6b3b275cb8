import { isolateName } from '../../../language/isolate.ts'

/** Why a text is no message: `said` is what the parser says of one that is no JSON, in English; else it is empty. */
export type MessageTrouble = { said: string }

/**
 * What is wrong with a text that is to be sent to a contract: it takes an object of JSON, or the name of a message alone.
 *
 * @example checkMessage('{"balance":{}}') // undefined
 */
export function checkMessage(text: string): MessageTrouble | undefined {
  const parsed = parseJson(text)
  if ('said' in parsed) return parsed
  const { value } = parsed
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject || typeof value === 'string' ? undefined : { said: '' }
}

/** What a text is as JSON, or what the parser says of it, which quotes the text. */
export function parseJson(text: string): { value: unknown } | MessageTrouble {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    return { said: error instanceof Error ? isolateName(error.message, longestSaid) : '' }
  }
}

const longestSaid = 200
