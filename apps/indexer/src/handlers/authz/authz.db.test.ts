import assert from 'node:assert/strict'
import { decodeMessage, findMessageType } from '@injsight/chain/decode'
import { badChainData } from '@injsight/errors'
import { forEachRecording } from '@injsight/testing'
import { readNanoseconds } from '#src/decode/values/read-time.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { readExpected } from '../../../test/recorded/expected.ts'

type Expected = { granter: string; grantee: string; authorization: object; expiration?: string }

await forEachRecording((recording, test) => {
  test('grants are those of the node, with what is left of their limits', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{
      granter: string
      grantee: string
      type: string
      value: Buffer
      expiration: string | null
    }>('select granter, grantee, type, value, expiration from authz_grants')
    const grants = Object.values(
      readExpected(recording, 'grants')['authz'] as Record<string, Expected[]>,
    ).flat()
    assert.deepEqual(
      inOrder(rows.map(({ type, value, ...row }) => ({ ...row, authorization: decode(type, value) }))),
      inOrder(
        grants.map(({ expiration, ...grant }) => ({
          ...grant,
          expiration: expiration === undefined ? null : readNanoseconds(expiration).toString(),
        })),
      ),
    )
  })
})

function decode(type: string, value: Buffer): object {
  const known = findMessageType(type)
  if (known === undefined) throw badChainData('authz.type', type)
  return { '@type': type, ...decodeMessage(known, value) }
}

function inOrder<Grant extends { granter: string; grantee: string; authorization: object }>(grants: Grant[]) {
  const keyOf = ({ granter, grantee, authorization }: Grant) =>
    `${granter}${grantee}${(authorization as { '@type': string })['@type']}`
  return grants.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}
