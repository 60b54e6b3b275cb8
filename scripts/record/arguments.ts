import { resolve } from 'node:path'
import { readCommandLine } from '../command-line.ts'

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

/**
 * Reads the command line.
 *
 * @returns undefined when help was asked for
 * @throws Fault `invalid-input`, code `arguments.invalid`, one line per problem
 */
export function readArguments(words: string[]): RecordArguments | undefined {
  const line = readCommandLine(words, options, { name: 'npm run record', usage })
  if (line.isHelpWanted) return undefined
  const height = (name: 'from' | 'to' | 'live-from'): bigint | undefined => {
    const value = line.text(name)
    if (value === undefined) return undefined
    if (/^[1-9]\d{0,17}$/.test(value)) return BigInt(value)
    line.refuse(`--${name} is "${value}": it must be a height, 1 or higher`)
    return undefined
  }
  const node = line.url('node', ['http:', 'https:']) ?? ''
  const out = line.text('out') ?? ''
  if (!line.has('node')) line.refuse('--node is missing: the RPC of the node that is recorded')
  if (!line.has('out')) line.refuse('--out is missing: the folder that it is written to')
  const read = {
    from: height('from'),
    to: height('to'),
    liveFrom: height('live-from'),
    note: line.text('note'),
  }
  for (const problem of problemsOfRange(read)) line.refuse(problem)
  line.throwIfWrong()
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
