import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { invalidInput } from '@injsight/errors'

/** The settings of a command line, each by its name without the dashes. What is wrong with them is told at once. */
export type CommandLine<Name extends string> = {
  isHelpWanted: boolean
  /** Whether a setting is there. */
  has: (name: Name) => boolean
  /** The value of a setting; undefined when it isn't there. */
  text: (name: Name) => string | undefined
  /** The value of a setting as an address: of protocols like `https:`. */
  url: (name: Name, protocols: readonly string[]) => string | undefined
  /** Notes what is wrong. */
  refuse: (problem: string) => void
  /** @throws Fault `invalid-input`, code `arguments.invalid`, one line per problem, when there is one */
  throwIfWrong: () => void
}

/** @param command as its user calls it, `npm start`, and how it is used */
export function readCommandLine<Name extends string>(
  words: string[],
  options: Readonly<Record<Name, { type: 'string' | 'boolean' }>>,
  command: { name: string; usage: string },
): CommandLine<Name> {
  const known: ParseArgsOptionsConfig = options
  const { values, tokens } = parseArgs({
    args: words,
    options: known,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const problems: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional')
      problems.push(`"${token.value}" is not understood; settings begin with --`)
    if (token.kind !== 'option') continue
    const type = known[token.name]?.type
    if (type === undefined) problems.push(`--${token.name} is not a setting of ${command.name}`)
    if (type === 'boolean' && token.value !== undefined) problems.push(`--${token.name} takes no value`)
  }
  const text = (name: string): string | undefined => {
    const value = values[name]
    if (value === true || value === '') problems.push(`--${name} needs a value`)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  return {
    isHelpWanted: values['help'] === true,
    has: (name) => values[name] !== undefined,
    text,
    url(name, protocols) {
      const value = text(name)
      if (value === undefined) return undefined
      if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
        const begins = protocols.map((one) => `${one}//`).join(' or ')
        problems.push(`--${name} is "${value}": it must be a URL that begins with ${begins}`)
      }
      return value
    },
    refuse: (problem) => void problems.push(problem),
    throwIfWrong() {
      if (problems.length === 0) return
      throw invalidInput('arguments.invalid', `${problems.join('\n')}\n\n${command.usage}`)
    },
  }
}
