import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { invalidInput } from '@injsight/errors'
import { dataFolder, demoRecording } from '../paths.ts'

/** What `npm start` was asked for. */
export type StartArguments = {
  source: { recording: string; pace: string } | { node: string }
  /** Of a server of one's own; undefined: the embedded one. */
  database: string | undefined
  /** Where the embedded database and the logs are kept. */
  folder: string
  ports: { web: number; api: number; rpc: number }
  /** Which blocks are indexed: the indexer's own settings. */
  range: Record<'FROM' | 'TO' | 'BACKFILL' | 'KEEP_DAYS', string>
}

export const usage = `npm start                                     the recorded chain that the repository ships
npm start -- --recording <folder>             a recording of your own (npm run record makes one)
npm start -- --node <rpc url>                 any Injective node

  --database <postgres url>   a PostgreSQL of your own; otherwise an embedded one under .data/
  --pace <live|all|factor>    how a recording is played: as it happened, all at once, or so many times faster
  --from <height>             the first block of the index; the node's first unless told
  --to <height>               the last block; the index is answered from then on, and follows no more
  --backfill                  follow the newest blocks at once, and fill in the older ones meanwhile
  --keep-days <n>             keep the blocks of so many days; older ones are dropped
  --port <n>                  where the site answers (3000)
  --api-port <n>              where the index answers (4000)
  --rpc-port <n>              where the recorded node answers (26657)
  --data <folder>             where the embedded database and the logs are kept (.data)
  --help                      these lines`

const options = {
  recording: { type: 'string' },
  node: { type: 'string' },
  database: { type: 'string' },
  data: { type: 'string' },
  pace: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  backfill: { type: 'boolean' },
  'keep-days': { type: 'string' },
  port: { type: 'string' },
  'api-port': { type: 'string' },
  'rpc-port': { type: 'string' },
  help: { type: 'boolean' },
} as const

/**
 * Reads the command line.
 *
 * @returns undefined when help was asked for
 * @throws Fault `invalid-input`, code `arguments.invalid`, one line per problem
 */
export function readArguments(words: string[]): StartArguments | undefined {
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
      problems.push(`--${token.name} is not a setting of npm start`)
  }
  const text = (name: keyof typeof options): string | undefined => {
    const value = values[name]
    if (value === true || value === '') problems.push(`--${name} needs a value`)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const port = (name: keyof typeof options, fallback: number): number => {
    const value = text(name)
    if (value === undefined) return fallback
    const number = Number(value)
    if (!/^\d+$/.test(value) || number > 65535)
      problems.push(`--${name} is "${value}": it must be a port from 0 to 65535`)
    return number
  }
  const whole = (name: 'from' | 'to' | 'keep-days'): string => {
    const value = text(name)
    if (value === undefined) return ''
    if (!/^[1-9]\d{0,14}$/.test(value))
      problems.push(`--${name} is "${value}": it must be a whole number above 0`)
    return value
  }
  const address = (name: 'node' | 'database', protocols: string[]): string | undefined => {
    const value = text(name)
    if (value === undefined) return undefined
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      problems.push(
        `--${name} is "${value}": it must be a URL that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`,
      )
    }
    return value
  }

  const node = address('node', ['http:', 'https:'])
  const recording = text('recording')
  const pace = text('pace')
  if (node !== undefined && recording !== undefined)
    problems.push('--node and --recording exclude each other')
  if (node !== undefined && pace !== undefined)
    problems.push('--pace belongs to a recording; a node has its own')
  if (pace !== undefined && pace !== 'live' && pace !== 'all' && !(Number(pace) > 0)) {
    problems.push(`--pace is "${pace}": it must be live, all, or a factor such as 10`)
  }
  const [from, to] = [whole('from'), whole('to')]
  if (from !== '' && to !== '' && Number(from) > Number(to)) problems.push('--from is above --to')
  const read: StartArguments = {
    source:
      node === undefined
        ? { recording: resolve(recording ?? demoRecording), pace: pace ?? 'live' }
        : { node },
    database: address('database', ['postgres:', 'postgresql:']),
    folder: resolve(text('data') ?? dataFolder),
    ports: { web: port('port', 3000), api: port('api-port', 4000), rpc: port('rpc-port', 26657) },
    range: {
      FROM: from,
      TO: to,
      BACKFILL: values.backfill === true ? 'yes' : '',
      KEEP_DAYS: whole('keep-days'),
    },
  }
  if (problems.length > 0) throw invalidInput('arguments.invalid', `${problems.join('\n')}\n\n${usage}`)
  return read
}
