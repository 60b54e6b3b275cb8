import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { root } from './paths.ts'

/** What a real node said from one height to another, kept in a folder. */
export type Recording = {
  /** What its folder is called. */
  name: string
  folder: string
  chainId: string
  from: bigint
  to: bigint
}

/** The chain of today, with its EVM and exchange v2: what `npm start` plays. */
export const newerRecording = openFolder(resolve(root, 'recordings/newer'))

/** A chain from before both. */
export const olderRecording = openFolder(resolve(root, 'recordings/older'))

function openFolder(folder: string): Recording {
  const facts = JSON.parse(readFileSync(join(folder, 'recording.json'), 'utf8')) as {
    chainId: string
    from: number
    to: number
  }
  return {
    name: basename(folder),
    folder,
    chainId: facts.chainId,
    from: BigInt(facts.from),
    to: BigInt(facts.to),
  }
}
