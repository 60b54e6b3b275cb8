import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serve, type ServedMethod } from '@injsight/grpc-web'
import { Explorer, ListVotesRequest, ListVotesResponse, type IExplorerClient } from '@injsight/injsight-v1'
import { isOwnCursor, markCursors } from './own-cursors.ts'

const asked: string[] = []
const { methods } = markCursors(
  serve<IExplorerClient>(Explorer, {
    listVotes({ cursor }) {
      asked.push(cursor)
      return ListVotesResponse.create({ next: cursor === '' ? 'AAE' : '' })
    },
  }),
)
const context = { signal: new AbortController().signal, headers: {} }

async function listVotes(cursor: string): Promise<ListVotesResponse> {
  const served = methods.find(({ path }) => path.endsWith('/ListVotes')) as Extract<
    ServedMethod,
    { unary: unknown }
  >
  return (await served.unary(ListVotesRequest.create({ cursor }), context)) as ListVotesResponse
}

test('a list of public services goes on by a cursor that no index gives, and by no other', async () => {
  const { next } = await listVotes('')
  assert.equal(isOwnCursor(next), true)
  assert.match(next, /^[\w-]+$/) // an address can hold it
  assert.equal((await listVotes(next)).next, '')
  assert.deepEqual(asked, ['', 'AAE'])
  // Places in a list of an index: the first is a key of the chain as well, the second a place in a list known whole.
  for (const cursor of ['WyI3Il0', '50']) await assert.rejects(listVotes(cursor), { kind: 'invalid-input' })
})
