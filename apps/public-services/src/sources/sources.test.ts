import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTransport } from '@injsight/grpc-web'
import { makeClient, Sources } from '@injsight/injsight-v1'
import { readConfig, silentLogger as log } from '@injsight/runtime'
import { startStandIn } from '../../test/stand-in/start-stand-in.ts'
import { settings } from '../config.ts'
import { start } from '../start.ts'

const standIn = await startStandIn()
const program = await start({
  config: readConfig(settings, {
    ...standIn.settings,
    ETHEREUM_URL: '',
    SERVICES_PORT: '0',
    INDEXER_URL: 'http://127.0.0.1:1',
  }),
  log,
})
const transport = createTransport({ baseUrl: program.url, timeoutMs: 5000 })
after(async () => {
  transport.close()
  await program.stop()
  await standIn.stop()
})
const list = async () => {
  const { sources } = await makeClient(Sources, transport).listSources({}).response
  return new Map(sources.map((one) => [one.name, one]))
}
const askExplorer = () => fetch(`${program.url}/api/explorer/v1/blocks/7`)

test('[NET-02] every source tells how it does, and one that is not there how it would be', async () => {
  assert.equal((await list()).get('node')?.state, 'unasked')
  await askExplorer()
  const well = await list()
  assert.equal(well.get('explorer')?.state, 'well')
  assert.equal(well.get('index')?.state, 'failing')
  assert.match(well.get('index')?.lastFailure ?? '', /does not answer/)
  const { state, url, setting, tells } = well.get('ethereum') ?? assert.fail('it is listed')
  assert.deepEqual({ state, url, setting }, { state: 'absent', url: '', setting: 'ETHEREUM_URL' })
  assert.match(tells, /^a provider of Ethereum/)
})

test('[NET-02] a source that fails says why and since when, and is well again', async () => {
  standIn.fail('explorer', 'down')
  await fetch(`${program.url}/api/explorer/v1/blocks/8`)
  const failing = (await list()).get('explorer')
  assert.equal(failing?.state, 'failing')
  assert.match(failing?.lastFailure ?? '', /did not answer .*blocks/)
  assert.ok((failing?.lastFailureAt ?? 0n) > 0n)
  standIn.fail('explorer')
  await fetch(`${program.url}/api/explorer/v1/blocks/9`)
  assert.equal((await list()).get('explorer')?.state, 'well')
})
