import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { readConfig } from '@injsight/runtime'
import { settings } from './config.ts'

test('[EVM-09] a list of ABIs is read at the start, and everything that is wrong with it is told', async (context) => {
  const list = await writeList(context, [
    { address: '0x12', abi: [] },
    { address: `0x${'1'.repeat(40)}`, abi: ['function open('] },
  ])
  assert.throws(
    () => readConfig(settings, { EVM_ABIS: list }),
    /EVM_ABIS is ".*": .*1\. "0x12" is not an address.*2\. the ABI of 0x1{40} can't be read/,
  )
  const absent = join(tmpdir(), 'no-such-list.json')
  assert.throws(() => readConfig(settings, { EVM_ABIS: absent }), /EVM_ABIS is .*ENOENT/)
})

test('[EVM-09] a list without mistakes is taken, and none has to be there', async (context) => {
  const list = await writeList(context, [{ address: `0x${'1'.repeat(40)}`, abi: ['function open()'] }])
  assert.equal(readConfig(settings, { EVM_ABIS: list }).EVM_ABIS, list)
  assert.equal(readConfig(settings, {}).EVM_ABIS, '')
})

test('[NET-12] a file of who may not act is read at the start, and everything but such a file is refused', async (context) => {
  const file = await writeList(context, { addresses: [`0x${'1'.repeat(40)}`], countries: ['KP'] })
  assert.equal(readConfig(settings, { RESTRICTIONS: file }).RESTRICTIONS, file)
  assert.equal(readConfig(settings, { RESTRICTIONS: 'lists' }).RESTRICTIONS, 'lists')
  assert.equal(readConfig(settings, {}).RESTRICTIONS, 'no')
  const wrong = await writeList(context, { addresses: ['inj1x'] })
  assert.throws(
    () => readConfig(settings, { RESTRICTIONS: wrong }),
    /RESTRICTIONS is .*"inj1x" is none of addresses/,
  )
  assert.throws(() => readConfig(settings, { RESTRICTIONS: 'yes' }), /RESTRICTIONS is .*ENOENT/)
  assert.throws(
    () => readConfig(settings, { COUNTRY_HEADER: 'cf ip' }),
    /COUNTRY_HEADER is .*a header has letters/,
  )
  assert.equal(readConfig(settings, { COUNTRY_HEADER: 'CF-IPCountry' }).COUNTRY_HEADER, 'cf-ipcountry')
})

async function writeList(context: TestContext, list: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'injsight-abis-'))
  context.after(() => rm(folder, { recursive: true }))
  const path = join(folder, 'abis.json')
  await writeFile(path, JSON.stringify(list))
  return path
}
