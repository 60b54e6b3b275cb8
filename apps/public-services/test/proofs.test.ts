import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { txHash, verifyBlockEvidence, verifyTransactionEvidence } from '@injsight/light-client'
import { startRecordedNode } from '@injsight/recording'
import { readConfig, silentLogger as log } from '@injsight/runtime'
import { newerRecording } from '@injsight/testing'
import { settings } from '../src/config.ts'
import { start } from '../src/start.ts'
import { provenHeight } from './stand-in/families/node.ts'
import { needsFixtures } from './stand-in/fixtures.ts'
import { startStandIn } from './stand-in/start-stand-in.ts'

const standIn = await startStandIn()
const { folder, to } = newerRecording
const recorded = await startRecordedNode({ folder, port: 0, pace: 'all', log })
after(async () => {
  await recorded.stop()
  await standIn.stop()
})

async function askRecorded(question: string): Promise<unknown> {
  const answer = (await (await fetch(`${recorded.url}/${question}`)).json()) as { result: unknown }
  return answer.result
}

/** What the program answers over REST, which asks the stand-in. */
async function ask(
  more: Record<string, string>,
  paths: string[],
): Promise<{ status: number; told: object }[]> {
  const config = readConfig(settings, { ...standIn.settings, ...more, SERVICES_PORT: '0' })
  const program = await start({ config, log })
  try {
    return await Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(`${program.url}/injsight/v1/${path}/proof`)
        return { status: answer.status, told: (await answer.json()) as object }
      }),
    )
  } finally {
    await program.stop()
  }
}

const statesOf = (steps: { name: string; state: string }[]) =>
  steps.map(({ name, state }) => `${name} ${state}`)

test('[TX-08] a block of mainnet is proven by what a public node tells of it', needsFixtures, async () => {
  const [answer] = await ask({ NETWORK: 'mainnet' }, [`blocks/${provenHeight}`])
  const hash = '1A3159A8568679BE80288F694FF0EF738DC68744182D6026B579C7C6552CEE07'
  const steps = await verifyBlockEvidence(answer?.told, { height: BigInt(provenHeight), hash })
  assert.deepEqual(statesOf(steps), ['header holds', 'commit holds'])
  assert.deepEqual([steps[1]?.signatures?.signed, steps[1]?.signatures?.validators], [43, 45])
})

test('[TX-08] a transaction is proven by six questions to a node', async () => {
  const height = to - 300n
  const { block } = (await askRecorded(`block?height=${height}`)) as { block: { data: { txs: string[] } } }
  const hash = Buffer.from(txHash(Buffer.from(block.data.txs.at(-1) ?? '', 'base64')))
    .toString('hex')
    .toUpperCase()
  const { txs_results: results } = (await askRecorded(`block_results?height=${height}`)) as {
    txs_results: { code?: number }[]
  }
  const code = results.at(-1)?.code ?? 0
  const [whole, absent] = await ask({ NODE_RPC_URL: recorded.url }, [
    `transactions/${hash}`,
    'blocks/99999999',
  ])
  assert.deepEqual(
    statesOf(await verifyTransactionEvidence(whole?.told, { height, hash, code })),
    ['header', 'commit', 'inclusion', 'result'].map((name) => `${name} holds`),
  )
  assert.deepEqual(Object(whole?.told).unshown, [])
  assert.notEqual(absent?.status, 200)
})

test('[TX-08] what a node does not tell is said in words, and is no proof', async () => {
  const [block, none] = await ask({ NETWORK: 'testnet' }, ['blocks/7', 'transactions/nonsense'])
  assert.equal(block?.status, 503)
  assert.match(JSON.stringify(block?.told), /commit/)
  assert.equal(none?.status, 400)
})
