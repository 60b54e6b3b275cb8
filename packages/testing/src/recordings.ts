import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { test, type TestFn, type TestOptions } from 'node:test'
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
export const newerRecording = openFolder('recordings/newer')

/** A chain from before both. */
export const olderRecording = openFolder('recordings/older')

/** Those two, and what `RECORDINGS=<folder>,…` adds. */
const recordings = [newerRecording, olderRecording, ...listGiven()]

type Test = (title: string, ...test: [TestFn] | [TestOptions, TestFn]) => void

/**
 * Tests what is true of any chain: once for every recording, whose name each title ends with.
 *
 * @example await forEachRecording((recording, test) => { test('…', async () => { … await indexedRecording(recording) … }) })
 */
export async function forEachRecording(
  define: (recording: Recording, test: Test) => void | Promise<void>,
): Promise<void> {
  for (const recording of recordings) {
    await define(recording, (title, ...rest) => {
      const named = `${title} · ${recording.name}`
      const [options, run] = rest.length === 1 ? [{}, rest[0]] : rest
      void test(named, options, run)
    })
  }
}

function listGiven(): Recording[] {
  const folders = process.env['RECORDINGS']?.split(',') ?? []
  return folders.filter((folder) => folder !== '').map(openFolder)
}

function openFolder(path: string): Recording {
  const folder = resolve(root, path)
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
