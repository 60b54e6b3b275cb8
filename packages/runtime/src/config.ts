import { invalidInput } from '@injsight/errors'

type Plain = string | number | boolean | readonly string[]

/** How one setting is read, what it is when nothing is said, and the sentence that explains it. */
export type Setting<Value extends Plain> = {
  /** Reads the text, or throws an Error whose message says what is wrong with it. */
  read: (text: string) => Value
  /** Left out: the setting must be given. */
  fallback?: Value
  sentence: string
  /** What is wrong with it is told without its text. */
  isSecret?: boolean
  /** What of a wrong text may be told; all of it unless told otherwise. */
  show?: (text: string) => string
}

export type Settings = Record<string, Setting<Plain>>
export type Config<S extends Settings> = {
  [Name in keyof S]: S[Name] extends Setting<infer Value> ? Value : never
}

/**
 * Reads all settings of a program from the environment and reports every problem at once.
 *
 * @throws Fault `invalid-input`, code `config.invalid`, one line per problem
 * @example const config = readConfig({ INDEXER_PORT: port('where the indexer answers', 4000) }, process.env)
 */
export function readConfig<S extends Settings>(
  settings: S,
  environment: Record<string, string | undefined>,
): Config<S> {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, setting] of Object.entries(settings)) {
    const text = environment[name]
    if (text === undefined || text === '') {
      if (!('fallback' in setting)) problems.push(`${name} is missing: ${setting.sentence}`)
      values[name] = setting.fallback
      continue
    }
    try {
      values[name] = setting.read(text)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      const shown = setting.show?.(text) ?? text
      problems.push(setting.isSecret ? `${name} is wrong: ${why}` : `${name} is "${shown}": ${why}`)
    }
  }
  if (problems.length > 0) throw invalidInput('config.invalid', problems.join('\n'))
  return values as Config<S>
}

/** The settings as lines of an .env.example: the sentence, then the name with its default. */
export function describeSettings(settings: Settings): string {
  return Object.entries(settings)
    .map(
      ([name, { sentence, fallback }]) =>
        `# ${sentence}\n${name}=${fallback === undefined ? '' : String(fallback)}`,
    )
    .join('\n')
}

export const text = (sentence: string, fallback?: string): Setting<string> => ({
  read: (value) => value,
  sentence,
  ...(fallback === undefined ? {} : { fallback }),
})

/** A whole number from `least` to `most`. */
export const wholeNumber = (
  sentence: string,
  {
    fallback,
    least = 0,
    most = Number.MAX_SAFE_INTEGER,
  }: { fallback?: number; least?: number; most?: number } = {},
): Setting<number> => ({
  read: (value) => {
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < least || number > most) {
      throw new Error(`it must be a whole number from ${least} to ${most}`)
    }
    return number
  },
  sentence,
  ...(fallback === undefined ? {} : { fallback }),
})

export const port = (sentence: string, fallback: number): Setting<number> =>
  wholeNumber(sentence, { fallback, most: 65535 })

/** A URL of one of the given protocols (http and https unless told otherwise), without a slash at its end. */
export const url = (
  sentence: string,
  { fallback, protocols = ['http:', 'https:'] }: { fallback?: string; protocols?: string[] } = {},
): Setting<string> => ({
  read: (value) => {
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      throw new Error(
        `it must be a URL that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`,
      )
    }
    return value.replace(/\/+$/, '')
  },
  show: withoutKeys,
  sentence,
  ...(fallback === undefined ? {} : { fallback }),
})

/** A URL, rightly written or not, up to its host: a name and password stand before that, and a key may stand behind. */
function withoutKeys(text: string): string {
  const [, scheme = '', rest = ''] = /^([a-z+]*:\/*)?(.*)$/is.exec(text) ?? []
  const at = rest.lastIndexOf('@')
  const [host = ''] = rest.slice(at + 1).split(/[/?#]/, 1)
  const isAll = at === -1 && host.length >= rest.replace(/\/+$/, '').length
  return isAll ? text : `${scheme}${at === -1 ? '' : '…@'}${host}${rest.endsWith(host) ? '' : '/…'}`
}

/** URLs with commas between them, as `url` reads each; none unless told. They may hold passwords. */
export const urls = (
  sentence: string,
  { protocols }: { protocols: string[] },
): Setting<readonly string[]> => ({
  read: (value) => value.split(',').map((one) => url(sentence, { protocols }).read(one.trim())),
  fallback: [],
  sentence,
  isSecret: true,
})

export const oneOf = <Choice extends string>(
  sentence: string,
  choices: readonly Choice[],
  fallback: Choice,
): Setting<Choice> => ({
  read: (value) => {
    const found = choices.find((choice) => choice === value)
    if (found === undefined) throw new Error(`it must be one of ${choices.join(', ')}`)
    return found
  },
  sentence,
  fallback,
})
