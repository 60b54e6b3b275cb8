import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { badChainData, invalidInput } from '@injsight/errors'

/** What a recording is of: its recording.json. */
export type Facts = {
  format: 1
  chainId: string
  node: { software: string; version: string }
  /** The first and the last height. */
  from: bigint
  to: bigint
  /** Where the recording's present begins when it is played live. */
  liveFrom: bigint
  recordedAt: string
  note: string
}

/**
 * Reads recording.json.
 *
 * @throws Fault `invalid-input`, code `recording.missing`, when the folder holds none; `bad-chain-data`, code
 *   `recording.damaged`, naming the file, when it can't be read
 */
export async function readFacts(folder: string): Promise<Facts> {
  const file = join(folder, 'recording.json')
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    throw invalidInput(
      'recording.missing',
      `${folder} is no recording: it has no recording.json`,
      { folder },
      error,
    )
  }
  const value = parse(file, text)
  if (value.format !== 1)
    throw damaged(file, 0, `it has format ${String(value.format)}, this program reads format 1`)
  const from = readHeight(file, value, 'from')
  const to = readHeight(file, value, 'to')
  if (to < from) throw damaged(file, 0, `it ends at ${to}, before it begins at ${from}`)
  if (typeof value.chainId !== 'string') throw damaged(file, 0, 'chainId is missing')
  const node = (value.node ?? {}) as Partial<Facts['node']>
  return {
    format: 1,
    chainId: value.chainId,
    node: { software: node.software ?? '', version: node.version ?? '' },
    from,
    to,
    liveFrom:
      value.liveFrom === undefined ? from + ((to - from) * 2n) / 3n : readHeight(file, value, 'liveFrom'),
    recordedAt: typeof value.recordedAt === 'string' ? value.recordedAt : '',
    note: typeof value.note === 'string' ? value.note : '',
  }
}

/** A recording's file that can't be read as one; `line` 0 is the whole file. */
export function damaged(file: string, line: number, why: string, cause?: unknown) {
  const place = line === 0 ? file : `${file}, line ${line}`
  return badChainData('recording.damaged', `${place}: ${why}`, { file, line }, cause)
}

function parse(file: string, text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch (error) {
    throw damaged(file, 0, error instanceof Error ? error.message : 'it is no JSON', error)
  }
}

function readHeight(file: string, value: Record<string, unknown>, name: string): bigint {
  const height = value[name]
  if (Number.isSafeInteger(height) && Number(height) > 0) return BigInt(Number(height))
  if (typeof height === 'string' && /^[1-9]\d{0,17}$/.test(height)) return BigInt(height)
  throw damaged(file, 0, `${name} is ${JSON.stringify(height)}, it must be a height`)
}
