import assert from 'node:assert/strict'
import { decodeAddress, encodeAddress } from '@injsight/chain'
import type { RpcCommit } from '@injsight/node-client'
import { forEachRecording, type Recording } from '@injsight/testing'
import { readNanoseconds } from '#src/decode/values/read-time.ts'
import { listVotes } from '#src/queries/staking/uptime.ts'
import { listSlashes } from '#src/queries/staking/staking-history.ts'
import { begunFromNode } from '../../../test/begun-from-node.ts'
import { readRecordedBlocks } from '../../../test/recorded/recorded-blocks.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)
  const { signingInfos } = readExpected(recording, 'slashing') as {
    signingInfos: Record<string, string>[]
  }
  const commits = listCommits(recording)

  test('what is known of who signs is what the node says', async () => {
    const { rows } = await pool.query(columns)
    assert.deepEqual(
      rows.map((row) => ({
        address: encodeAddress('injvalcons', row.consensus),
        start_height: row.start_height,
        index_offset: row.index_offset,
        jailed_until: row.jailed_until,
        tombstoned: row.tombstoned,
        missed_blocks_counter: row.missed,
      })),
      signingInfos.map((info) => ({
        ...info,
        jailed_until: readNanoseconds(info['jailed_until'] ?? '').toString(),
      })),
    )
  })

  test('an index that begins with the node knows the same', async () => {
    const begun = await begunFromNode(recording)
    assert.deepEqual((await begun.pool.query(columns)).rows, (await pool.query(columns)).rows)
    const params = 'select * from slashing_params'
    assert.deepEqual((await begun.pool.query(params)).rows, (await pool.query(params)).rows)
  })

  const votesOf = (consensus: Buffer) => listVotes(pool, consensus, Number(recording.to))

  test('the blocks that every validator signed or proposed are those of the commits', async () => {
    const { rows } = await pool.query<{ consensus: Buffer }>('select consensus from signing_infos')
    for (const { consensus } of rows) {
      const name = hexOf(consensus)
      // Who proposed a block may have missed the vote on it.
      const signed = commits.filter(
        ({ height, present, proposer }) => height > 0n && (present.has(name) || proposer === name),
      )
      const votes = (await votesOf(consensus)).filter(({ status }) => status !== 'missed')
      assert.deepEqual(
        votes.map(({ height }) => height),
        signed.map(({ height }) => height).toReversed(),
        name,
      )
    }
  })

  test('the blocks that a validator missed lead to its jailing', async () => {
    for (const { height, values } of listRecordedEvents(recording, 'slash').filter(isOfSilence)) {
      const consensus = Buffer.from(decodeAddress(values['address'] ?? '').bytes)
      const slashes = await listSlashes(pool, consensus, { before: undefined, limit: 10 })
      assert.deepEqual(
        slashes.map(({ height, kind, power, burned }) => ({ height, kind, power, burned })),
        [
          {
            height: BigInt(height),
            kind: 'missing_signature',
            power: values['power'],
            burned: values['burned_coins'],
          },
        ],
      )
      const votes = (await votesOf(consensus)).filter(({ height: at }) => at < height)
      const absent = commits.filter(({ height: at, absent }) => at < height && absent.has(hexOf(consensus)))
      assert.deepEqual(
        votes.flatMap(({ height: at, status }) => (status === 'missed' ? at : [])).slice(0, 3),
        absent
          .map(({ height: at }) => at)
          .toReversed()
          .slice(0, 3),
      )
    }
  })
})

const columns = `select consensus, start_height, index_offset, jailed_until, tombstoned, missed from signing_infos order by 1`

type Commit = { height: bigint; proposer: string; present: Set<string>; absent: Set<string> }

/** Who proposed each block, who signed it and who didn't, by the commit in the next one and the validators of its height. */
function listCommits(recording: Recording): Commit[] {
  let before: string[] = []
  let proposer = ''
  return readRecordedBlocks(recording).map(({ block, validators }) => {
    const { signatures } = block.block.last_commit as RpcCommit
    const present = new Set(signatures.flatMap((one) => one.validator_address || []))
    const commit = {
      height: BigInt(block.block.header.height) - 1n,
      proposer,
      present,
      absent: new Set(before.filter((address) => !present.has(address))),
    }
    before = validators.validators.map(({ address }) => address)
    proposer = block.block.header.proposer_address
    return commit
  })
}

function isOfSilence({ values }: { values: Record<string, string> }): boolean {
  return values['reason'] === 'missing_signature'
}

function hexOf(consensus: Buffer): string {
  return consensus.toString('hex').toUpperCase()
}
