import { relative } from 'node:path'
import { createNodeClient } from '@injsight/node-client'
import { recordChain, type Progress, type RecordSummary } from '@injsight/recording'
import { readArguments, usage, type RecordArguments } from './record/arguments.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const isTerminal = process.stdout.isTTY

try {
  const read = readArguments(process.argv.slice(2))
  if (read === undefined) say(usage)
  else await record(read)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function record({ node: url, ...asked }: RecordArguments): Promise<void> {
  const node = createNodeClient({ url, timeoutMs: 30_000 })
  process.once('SIGINT', () => {
    say('\nStopped. The same words go on from here.')
    process.exit(1)
  })
  try {
    const summary = await recordChain({ ...asked, node, now: new Date(), onProgress: createProgress() })
    if (isTerminal) say('')
    say(describe(summary, asked.folder))
  } finally {
    node.close()
  }
}

/** One line rewritten in place on a terminal; elsewhere a line when a part is done. */
function createProgress(): (progress: Progress) => void {
  return ({ what, done, total }) => {
    const line = `${what === 'blocks' ? 'Blocks' : 'Answers about the state'}: ${done} of ${total}`
    if (isTerminal) process.stdout.write(`\r\u001B[K${line}`)
    else if (done === total) say(line)
  }
}

function describe(summary: RecordSummary, folder: string): string {
  const { chainId, from, to, answers, refusals, partialLists, bytes } = summary
  const path = relative(process.cwd(), folder) || '.'
  const cut =
    partialLists === 0
      ? ''
      : `\n${partialLists} lists have more than the thousand entries that were recorded of them.`
  return `
Recorded ${chainId}, heights ${from} to ${to}: ${to - from + 1n} blocks, ${answers} answers, ${refusals} of them refusals, ${(bytes / 1e6).toFixed(1)} MB.${cut}
Play it with: npm start -- --recording ${path}`
}
