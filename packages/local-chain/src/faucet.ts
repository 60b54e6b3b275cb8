import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MsgSend } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/tx_pb.js'
import { readAccount } from '@injsight/chain'
import { asFault } from '@injsight/errors'
import { listen } from '@injsight/runtime'
import { parseUnits } from 'viem'
import { pack, type Signer } from './signer.ts'
import { tokens } from './known.ts'

// What one asks for at a time, in whole tokens.
const given = [
  { ...tokens.inj, whole: '10' },
  { ...tokens.usdt, whole: '1000' },
]

/**
 * Gives coins to who asks, as the faucets of test networks do: `GET /?address=<account>`.
 *
 * @returns where it answers
 */
export async function startFaucet(signer: Signer): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => void answer(signer, request, response))
  await listen(server, 0, 'the port of the faucet')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}

async function answer(signer: Signer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = new URL(request.url ?? '/', 'http://faucet')
  try {
    const account = readAccount(asked.searchParams.get('address') ?? '')
    respond(response, 200, { hash: await give(signer, account) })
  } catch (error) {
    const { kind, message } = asFault(error)
    respond(response, kind === 'invalid-input' ? 422 : 503, { message })
  }
}

function give(signer: Signer, account: string): Promise<string> {
  const amount = given
    .map(({ denom, decimals, whole }) => ({ denom, amount: parseUnits(whole, decimals).toString() }))
    .sort((one, other) => (one.denom < other.denom ? -1 : 1))
  const message = { fromAddress: signer.account.address, toAddress: account, amount }
  return signer.send([pack(MsgSend, message)], 200_000)
}

function respond(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
