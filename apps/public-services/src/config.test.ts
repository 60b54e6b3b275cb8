import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeSettings, readConfig } from '@injsight/runtime'
import { networkOf, settingOf, settings } from './config.ts'
import { hostNames, networks } from './networks.ts'

test('[NET-02] all that is wrong is told at once: which setting, its value, and what would be right', () => {
  const slip = 'inj1hm8vs8sr2h9nk0x66vctfs528wrp6k3gtgg274'
  const wrong = {
    NETWORK: 'moon',
    EXPLORER_URL: 'explorer.example',
    REQUESTS_PER_SECOND: '0',
    NAME_REGISTRY: slip,
    SERVICES_PORT: '99999',
  }
  assert.throws(
    () => readConfig(settings, wrong),
    ({ message }: Error) => {
      assert.deepEqual(message.split('\n'), [
        'NETWORK is "moon": it must be one of mainnet, testnet, devnet',
        'EXPLORER_URL is "explorer.example": it must be a URL that begins with http:// or https://',
        `NAME_REGISTRY is "${slip}": it must be the address of a contract, inj1…, without a slip`,
        'REQUESTS_PER_SECOND is "0": it must be a whole number from 1 to 1000',
        'SERVICES_PORT is "99999": it must be a whole number from 0 to 65535',
      ])
      return true
    },
  )
})

test('[NET-01, NET-02] each host is the chosen network’s, and can be another one by its setting', () => {
  for (const NETWORK of ['mainnet', 'testnet', 'devnet'] as const)
    assert.deepEqual(networkOf(readConfig(settings, { NETWORK })), networks[NETWORK])
  const elsewhere = 'https://own.example'
  for (const name of hostNames) {
    const { urls } = networkOf(readConfig(settings, { [settingOf[name]]: `${elsewhere}/` }))
    assert.deepEqual(urls, { ...networks.mainnet.urls, [name]: elsewhere })
  }
})

test('[NET-02] --help names every setting with a sentence', () => {
  const help = describeSettings(settings)
  for (const name of Object.keys(settings)) assert.match(help, new RegExp(`^# .+\\n${name}=`, 'm'))
})
