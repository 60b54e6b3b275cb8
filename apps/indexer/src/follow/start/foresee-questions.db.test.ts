import assert from 'node:assert/strict'
import { notFound } from '@injsight/errors'
import { createTestDatabase, forEachRecording } from '@injsight/testing'
import { connect } from '#src/database/connect.ts'
import { migrate } from '#src/database/migrate.ts'
import { beginIndex } from '#src/database/write/begin-index.ts'
import { createNodeTransport } from '#src/handlers/node-transport.ts'
import { playRecording } from '../../../test/played-recording.ts'
import { foreseeQuestions } from './foresee-questions.ts'

await forEachRecording(async (recording, test) => {
  const { chainId, to: head } = recording

  test('[NET-10] how many questions the state takes is known before, to a fifth', async () => {
    const { node, stop } = await playRecording(recording)
    let asked = 0
    const counting = {
      queryAbci(...question: Parameters<typeof node.queryAbci>) {
        asked += 1
        return node.queryAbci(...question)
      },
    }
    const beginning = {
      node: createNodeTransport(counting, head),
      latest: createNodeTransport(counting, undefined),
    }
    const foreseen = (await foreseeQuestions(beginning.node)) ?? 0
    assert.ok(asked < foreseen / 3, `${asked} questions to foresee ${foreseen}`)
    asked = 0
    const client = await connect((await createTestDatabase(migrate)).url, 'injsight test')
    await beginIndex(client, { chainId, base: head + 1n, beginning })
    await client.end()
    await stop()
    assert.ok(Math.abs(foreseen - asked) < asked / 5, `${foreseen} foreseen, ${asked} asked`)
  })

  test('of a node that does not count nothing is foreseen', async () => {
    const refuse = async () => Promise.reject(notFound('query.not_found', 'nothing is known here'))
    assert.equal(await foreseeQuestions(createNodeTransport({ queryAbci: refuse }, head)), undefined)
  })
})
