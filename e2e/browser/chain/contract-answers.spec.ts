import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import {
  QuerySmartContractStateRequest,
  QuerySmartContractStateResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.js'
import { newerRecording, olderRecording } from '@injsight/testing'
import { expect } from '@playwright/test'
import { giveCoins } from '../support/give-coins.ts'
import { makeOddContract } from '../support/odd-contract.ts'
import { plainTest as test, readPlain } from '../support/plain.ts'

for (const [stack, { folder }, count] of [
  ['settled', olderRecording, 272],
  ['newer', newerRecording, 9],
] as const) {
  test.describe(() => {
    test.use({ stack })

    test(`[WASM-02] all ${count} answers of contracts that were recorded are the site’s, those that refuse too`, async ({
      request,
    }) => {
      const asked = readAnswers(folder)
      expect(asked.length).toBe(count)
      for (const one of asked) {
        const { address, queryData } = QuerySmartContractStateRequest.fromBinary(bytesOf(one.request))
        const msg = textOf(queryData)
        const answer = await request.get(`/contract/${address}/query.json`, { params: { msg } })
        expect({ msg, status: answer.status(), text: await answer.text() }).toEqual({ msg, ...toldOf(one) })
      }
    })
  })
}

/** A question to a contract and what was said, in base64; or the words of whoever refused it. */
type Answer = { request: string } & ({ response: string } | { message: string })

/** Those of contracts alone: a recording that is opened whole is read whole. */
function readAnswers(folder: string): Answer[] {
  const lines = gunzipSync(readFileSync(join(folder, 'answers.jsonl.gz')))
    .toString()
    .split('\n')
  return lines
    .filter((line) => line.includes('/cosmwasm.wasm.v1.Query/SmartContractState'))
    .map((line) => JSON.parse(line) as Answer)
}

/** What the site makes of an answer as it was recorded. */
function toldOf(answer: Answer): { status: number; text: unknown } {
  if ('response' in answer) {
    const { data } = QuerySmartContractStateResponse.fromBinary(bytesOf(answer.response))
    return { status: 200, text: textOf(data) }
  }
  const said = answer.message.replace(': query wasm contract failed', '')
  return { status: 400, text: expect.stringContaining(`"words":${JSON.stringify(said)}`) }
}

const bytesOf = (base64: string) => Uint8Array.fromBase64(base64)
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test.describe(() => {
  test.use({ stack: 'chain' })

  test('[WASM-02] a query that never ends, that breaks off, and that answers no JSON are told apart @chain', async ({
    request,
  }) => {
    const contract = await makeOddContract(await giveCoins())
    const ask = (msg: string) =>
      readPlain(request, `/contract/${contract}/action/?msg=${encodeURIComponent(msg)}`)
    await expect.poll(async () => (await ask('{"else":{}}')).status).toBe(200)
    expect((await ask('{"spin":{}}')).text).toContain('The query ran out of gas')
    expect((await ask('{"panic":{}}')).text).toContain('The contract broke off while it was answering.')
    const answered = await ask('{"else":{}}')
    expect(answered.text).toContain('<b>')
    expect(answered.html).not.toContain('<b>')
  })
})
