import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, test } from 'node:test'
import { createHandler, serve } from '@injsight/grpc-web'
import { Explorer, GetStatusResponse, type IExplorerClient } from '@injsight/injsight-v1'
import { listen, readConfig, silentLogger as log } from '@injsight/runtime'
import type { AddressInfo } from 'node:net'
import { settings } from '../config.ts'
import { start } from '../start.ts'

const index = createServer((request, response) => {
  void createHandler({
    services: [
      serve<IExplorerClient>(Explorer, {
        getStatus: () => GetStatusResponse.create({ chainId: 'injective-888' }),
      }),
    ],
    log,
  })(request, response)
})
await listen(index, 0, 'PORT')
after(() => index.close())
const indexUrl = `http://127.0.0.1:${(index.address() as AddressInfo).port}`

function startBeside(url: string, settingsOfChain: Record<string, string>) {
  const hosts = { EXPLORER_URL: 'http://127.0.0.1:1', EXCHANGE_URL: 'http://127.0.0.1:1' }
  const config = readConfig(settings, { ...hosts, ...settingsOfChain, INDEXER_URL: url, SERVICES_PORT: '0' })
  return start({ config, log })
}

test('[NET-02] an index of another chain than the public services is a mistake of configuration', async () => {
  await assert.rejects(startBeside(indexUrl, { NETWORK: 'mainnet' }), (error: Error) => {
    assert.match(error.message, /^INDEXER_URL is .* an index of injective-888, .* for injective-1 /)
    return (Object(error) as { code: unknown }).code === 'config.invalid'
  })
  await (await startBeside(indexUrl, { NETWORK: 'testnet' })).stop()
  await (await startBeside(indexUrl, { NETWORK: 'mainnet', CHAIN_ID: 'injective-888' })).stop()
})

test('[NET-02] an index that does not answer yet is taken on trust', async () => {
  await (await startBeside('http://127.0.0.1:1', { NETWORK: 'mainnet' })).stop()
})
