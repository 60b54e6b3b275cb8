import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { invalidInput } from '@injsight/errors'

/** What `npm run record` was asked for. */
export type RecordArguments = {
  node: string
  folder: string
  from: bigint | undefined
  to: bigint | undefined
  liveFrom: bigint | undefined
  note: string | undefined
}

export const usage = `npm run record -- --node <rpc url> --out <folder>     records what a node answers, to be played again:
                                                      npm start -- --recording <folder>

  --from <height>        the first block (the first one that the node has)
  --to <height>          the last block (the node's head), at which the state is asked
  --live-from <height>   where its present begins when it is played (two thirds)
  --note <text>          what it is a recording of
  --help                 these lines

Stopped with Ctrl-C and called again with the same words, it goes on where it was.`

const options = {
  node: { type: 'string' },
  out: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  'live-from': { type: 'string' },
  note: { type: 'string' },
  help: { type: 'boolean' },
} as const

type Name = keyof typeof options

/**
 * Reads the command line.
 *
 * @returns undefined when help was asked for
 * @throws Fault `invalid-input`, code `arguments.invalid`, one line per problem
 */
export function readArguments(words: string[]): RecordArguments | undefined {
  const { values, tokens } = parseArgs({
    args: words,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  if (values.help === true) return undefined
  const problems: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional')
      problems.push(`"${token.value}" is not understood; settings begin with --`)
    else if (token.kind === 'option' && !(token.name in options))
      problems.push(`--${token.name} is not a setting of npm run record`)
  }
  const text = (name: Name): string | undefined => {
    const value = values[name]
    if (value === true || value === '') problems.push(`--${name} needs a value`)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const height = (name: Name): bigint | undefined => {
    const value = text(name)
    if (value === undefined) return undefined
    if (/^[1-9]\d{0,17}$/.test(value)) return BigInt(value)
    problems.push(`--${name} is "${value}": it must be a height, 1 or higher`)
    return undefined
  }
  const node = text('node')
  const out = text('out')
  if (values.node === undefined) problems.push('--node is missing: the RPC of the node that is recorded')
  if (node !== undefined && !(URL.canParse(node) && /^https?:$/.test(new URL(node).protocol)))
    problems.push(`--node is "${node}": it must be a URL that begins with http:// or https://`)
  if (values.out === undefined) problems.push('--out is missing: the folder that it is written to')
  const read = { from: height('from'), to: height('to'), liveFrom: height('live-from'), note: text('note') }
  problems.push(...problemsOfRange(read))
  if (problems.length > 0 || node === undefined || out === undefined) {
    throw invalidInput('arguments.invalid', `${problems.join('\n')}\n\n${usage}`)
  }
  return { node, folder: resolve(out), ...read }
}

function problemsOfRange({
  from,
  to,
  liveFrom,
}: Pick<RecordArguments, 'from' | 'to' | 'liveFrom'>): string[] {
  const problems: string[] = []
  if (from !== undefined && to !== undefined && to < from)
    problems.push(`--to ${to} is before --from ${from}`)
  const isOutside =
    liveFrom !== undefined && ((from !== undefined && liveFrom < from) || (to !== undefined && liveFrom > to))
  if (isOutside) problems.push(`--live-from ${liveFrom} is not among the heights that are recorded`)
  return problems
}
