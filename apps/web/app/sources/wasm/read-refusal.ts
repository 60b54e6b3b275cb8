/** Why a contract gave no answer. */
export type QueryRefusal = {
  kind: 'unknown' | 'unfit' | 'gas' | 'panic' | 'slow' | 'noNode' | 'large' | 'absent' | 'contract'
  /** What was said, as it was said. */
  words: string
  /** The messages that it has, where it names them. */
  supported: string[]
}

const longestWords = 600

/**
 * Reads why a query was refused, from the words of the chain and of the libraries that contracts are written with.
 *
 * @example readRefusal('unknown variant `x`, expected one of `a`, `b`: query wasm contract failed').supported // ['a', 'b']
 */
export function readRefusal(message: string): QueryRefusal {
  const words = message
    .replace(/^rpc error: code = \w+ desc = /, '')
    .replace(/: query wasm contract failed.*$/s, '')
    .slice(0, longestWords)
  return { kind: kindOf(message), words, supported: readSupported(message) }
}

/** Whether somebody asked a contract, or looked for one, and these are the words that came of it. */
export function isOfContract(message: string): boolean {
  return /query wasm contract failed/.test(message) || kindOf(message) !== 'contract'
}

function kindOf(message: string): QueryRefusal['kind'] {
  if (/out of gas/i.test(message)) return 'gas'
  if (/unknown variant/.test(message)) return 'unknown'
  if (/panicked|Aborted|unreachable|RuntimeError|call stack|out of bounds|Wasmer|recovered/i.test(message))
    return 'panic'
  if (/Error parsing|missing field|unknown field|invalid type|invalid value|Invalid type/i.test(message))
    return 'unfit'
  return /no such contract|contract: not found|does not exist/i.test(message) ? 'absent' : 'contract'
}

function readSupported(message: string): string[] {
  const [, list = ''] = /expected (?:one of )?((?:`[^`]{1,128}`(?:, | or )?)+)/.exec(message) ?? []
  return [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).slice(0, 200)
}
