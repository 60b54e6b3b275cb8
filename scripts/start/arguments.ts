import { resolve } from 'node:path'
import { readCommandLine, type CommandLine } from '../command-line.ts'
import { dataFolder, shownRecording } from '../paths.ts'

/** Public networks, whose services are asked where there is no index of one's own. */
const networks = ['mainnet', 'testnet', 'devnet'] as const
type NetworkName = (typeof networks)[number]

/** What an index is made of. */
export type IndexSource = { recording: string; pace: string } | { node: string } | LocalChainSource
/** A chain of one's own, made anew or gone on with; `isBusy`: with a market where something happens. */
export type LocalChainSource = { chain: 'local'; isBusy: boolean }

/** Public networks; beside the services of a single one, a node of it may make an index. */
export type PublicSource = { networks: NetworkName[]; node: string | undefined }

/** What `npm start` was asked for. */
export type StartArguments = {
  source: IndexSource | PublicSource
  /** Of a server of one's own; undefined: the embedded one. */
  database: string | undefined
  /** Where the embedded database and the logs are kept. */
  folder: string
  ports: { web: number; api: number; rpc: number }
  /** A node's Ethereum JSON-RPC, for what an index doesn't know. */
  evm: string | undefined
  /** Which blocks are indexed: the indexer's own settings. */
  range: Record<'FROM' | 'TO' | 'BACKFILL' | 'KEEP_DAYS', string>
}

export const usage = `npm start                                     the recorded chain that the repository ships
npm start -- --recording <folder>             a recording of your own (npm run record makes one)
npm start -- --node <rpc url>                 any Injective node
npm start -- --chain                          a chain of your own, by the injectived of this machine
npm start -- --network <mainnet|testnet>      a public network, by its public services, without an index;
                                              several, parted by commas: a site each, on the ports that follow
  … --node <rpc url>                          and with an index of one's own besides, from the node's newest block on

  --database <postgres url>   a PostgreSQL of your own; otherwise an embedded one under .data/
  --evm <url>                 a node's Ethereum JSON-RPC; the index passes on to it what is asked of the EVM's state
  --busy                      with --chain: two accounts trade all the time
  --pace <live|all|factor>    how a recording is played: as it happened, all at once, or so many times faster
  --from <height>             the first block of the index; the node's first unless told
  --to <height>               the last block; the index is answered from then on, and follows no more
  --backfill                  follow the newest blocks at once, and fill in the older ones meanwhile
  --keep-days <n>             keep the blocks of so many days; older ones are dropped
  --port <n>                  where the site answers (3000)
  --api-port <n>              where the index answers (4000)
  --rpc-port <n>              where the recorded node or the chain answers (26657)
  --data <folder>             where the embedded database and the logs are kept (.data)
  --help                      these lines

  FEE_PAYER_KEY in the environment: the index pays the fees of others, see node apps/indexer/src/main.ts --help`

const options = {
  recording: { type: 'string' },
  node: { type: 'string' },
  chain: { type: 'boolean' },
  busy: { type: 'boolean' },
  network: { type: 'string' },
  database: { type: 'string' },
  evm: { type: 'string' },
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
  const line = readCommandLine(words, options, { name: 'npm start', usage })
  if (line.isHelpWanted) return undefined
  const read: StartArguments = {
    source: readSource(line),
    database: line.url('database', ['postgres:', 'postgresql:']),
    folder: resolve(line.text('data') ?? dataFolder),
    ports: {
      web: readPort(line, 'port', 3000),
      api: readPort(line, 'api-port', 4000),
      rpc: readPort(line, 'rpc-port', 26657),
    },
    evm: line.url('evm', ['http:', 'https:']),
    range: readRange(line),
  }
  line.throwIfWrong()
  return read
}

type Line = CommandLine<keyof typeof options>

function readSource(line: Line): StartArguments['source'] {
  const node = line.url('node', ['http:', 'https:'])
  const recording = line.text('recording')
  const pace = line.text('pace')
  const chosen = readNetworks(line)
  if (chosen !== undefined) return { networks: chosen, node }
  if (line.has('chain')) return readLocalChain(line)
  if (line.has('busy')) line.refuse('--busy belongs to --chain')
  if (node !== undefined && recording !== undefined) line.refuse('--node and --recording exclude each other')
  if (node !== undefined && pace !== undefined)
    line.refuse('--pace belongs to a recording; a node has its own')
  if (pace !== undefined && pace !== 'live' && pace !== 'all' && !(Number(pace) > 0))
    line.refuse(`--pace is "${pace}": it must be live, all, or a factor such as 10`)
  return node === undefined
    ? { recording: resolve(recording ?? shownRecording), pace: pace ?? 'live' }
    : { node }
}

function readLocalChain(line: Line): LocalChainSource {
  const ofOthers = ['node', 'recording', 'pace', 'evm'] as const
  for (const name of ofOthers)
    if (line.text(name) !== undefined) line.refuse(`--${name} excludes --chain, which has its own`)
  return { chain: 'local', isBusy: line.has('busy') }
}

/** A public network is no recording, and has nothing that belongs to an index unless a node makes one. */
function readNetworks(line: Line): NetworkName[] | undefined {
  const text = line.text('network')
  if (text === undefined) return undefined
  for (const name of ['recording', 'pace'] as const)
    if (line.text(name) !== undefined) line.refuse(`--${name} is of a recording; --network is a public one`)
  for (const name of ['chain', 'busy'] as const)
    if (line.has(name)) line.refuse(`--${name} is of a chain of one's own; --network is a public one`)
  if (line.text('node') === undefined) refuseIndex(line)
  const wanted = text.split(',')
  for (const one of wanted)
    if (networks.every((name) => name !== one))
      line.refuse(`--network is "${text}": "${one}" must be one of ${networks.join(', ')}`)
  if (new Set(wanted).size < wanted.length) line.refuse(`--network is "${text}": each is named once`)
  if (wanted.length > 1 && line.text('node') !== undefined)
    line.refuse('--node is of one network: name that one alone')
  if (wanted.length > 1)
    for (const name of ['port', 'api-port'] as const)
      if (line.text(name) === '0')
        line.refuse(`--${name} is "0": sites that lead to each other need ports that are known before`)
  return networks.filter((name) => wanted.includes(name))
}

function refuseIndex(line: Line): void {
  const words = 'belongs to an index; --network alone asks public services, and --node makes one'
  for (const name of ['database', 'evm', 'from', 'to', 'keep-days'] as const)
    if (line.text(name) !== undefined) line.refuse(`--${name} ${words}`)
  if (line.has('backfill')) line.refuse(`--backfill ${words}`)
}

function readPort(line: Line, name: keyof typeof options, fallback: number): number {
  const value = line.text(name)
  if (value === undefined) return fallback
  if (!/^\d+$/.test(value) || Number(value) > 65535)
    line.refuse(`--${name} is "${value}": it must be a port from 0 to 65535`)
  return Number(value)
}

function readRange(line: Line): StartArguments['range'] {
  const [from, to] = [readWhole(line, 'from'), readWhole(line, 'to')]
  if (from !== '' && to !== '' && Number(from) > Number(to)) line.refuse('--from is above --to')
  const keepDays = readWhole(line, 'keep-days')
  return { FROM: from, TO: to, BACKFILL: line.has('backfill') ? 'yes' : '', KEEP_DAYS: keepDays }
}

/** As text, for it becomes a setting of the indexer; empty when it isn't there. */
function readWhole(line: Line, name: 'from' | 'to' | 'keep-days'): string {
  const value = line.text(name) ?? ''
  if (value === '' || /^[1-9]\d{0,14}$/.test(value)) return value
  line.refuse(`--${name} is "${value}": it must be a whole number above 0`)
  return ''
}
