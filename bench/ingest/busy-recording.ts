import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { openRecording } from '@injsight/recording'
import { demoRecording } from '@injsight/testing'

/** A recording of nothing but heights of the demo recording, in a folder of its own. */
export async function writeBusyRecording(from: bigint, to: bigint): Promise<string> {
  const recording = await openRecording(demoRecording)
  const folder = await mkdtemp(join(tmpdir(), 'injsight-bench-'))
  const facts = JSON.parse(await readFile(join(demoRecording, 'recording.json'), 'utf8')) as object
  const lines: Buffer[] = []
  for (let height = from; height <= to; height++) {
    const { block, block_results, commit, validators } = await recording.readBlock(height)
    lines.push(Buffer.from(`{"height":${height}`))
    for (const [name, raw] of Object.entries({ block, block_results, commit, validators })) {
      lines.push(Buffer.from(`,"${name}":`), raw)
    }
    lines.push(Buffer.from('}\n'))
  }
  const name = (height: bigint) => String(height).padStart(6, '0')
  await mkdir(join(folder, 'blocks'))
  await writeFile(
    join(folder, 'blocks', `${name(from)}-${name(to)}.jsonl.gz`),
    gzipSync(Buffer.concat(lines)),
  )
  await writeFile(join(folder, 'answers.jsonl.gz'), gzipSync(''))
  await writeFile(
    join(folder, 'recording.json'),
    JSON.stringify({ ...facts, from: Number(from), to: Number(to), liveFrom: Number(from) }),
  )
  return folder
}
