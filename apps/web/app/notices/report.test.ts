import { beforeEach, expect, test, vi } from 'vitest'
import { WalletTrouble } from '../wallet/connect/trouble.ts'

const beacon = vi.fn((_path: string, _text: string) => true)
const said = vi.spyOn(console, 'error').mockImplementation(() => {})
let { report } = await import('./report.ts')

beforeEach(async () => {
  vi.stubGlobal('navigator', { sendBeacon: beacon })
  beacon.mockClear()
  said.mockClear()
  vi.resetModules()
  ;({ report } = await import('./report.ts'))
})

test('[NOTE-03] an error that nobody has thought of is told to the console and to the site, once', () => {
  const error = new Error('the ledger is closed', { cause: new Error('because') })
  report(error)
  report(error)
  expect(said).toHaveBeenCalledTimes(1)
  expect(beacon).toHaveBeenCalledTimes(1)
  const [path, text = ''] = beacon.mock.lastCall ?? []
  expect(path).toBe('/browser-error/')
  expect(text).toContain('the ledger is closed')
  expect(text).toContain('report.test.ts')
  expect(text).toMatch(/caused by Error: because/)
  for (let at = 0; at < 20; at++) report(new Error(`another ${at}`))
  expect(beacon).toHaveBeenCalledTimes(10)
})

test('[NOTE-03] an error that causes itself is reported as well', () => {
  const error = new Error('round and round')
  error.cause = error
  report(error)
  expect(beacon.mock.lastCall?.[1]).toContain('round and round')
})

test('[NOTE-03] what the browser has said in the console isn’t said there again', () => {
  report('as text', { isInConsole: true })
  expect(said).not.toHaveBeenCalled()
  expect(beacon.mock.lastCall?.[1]).toContain('as text')
})

test('[NOTE-03] wallet errors are reported, but for what is between a visitor and the wallet', () => {
  report(new WalletTrouble('rejected'))
  report(new Error('The request was rejected in Keplr.', { cause: new WalletTrouble('rejected') }))
  report(new WalletTrouble('locked'))
  expect(beacon).not.toHaveBeenCalled()
  report(new Error('Keplr says: 7', { cause: new WalletTrouble('refused', '7') }))
  expect(beacon).toHaveBeenCalledTimes(1)
})

test('[NOTE-03] no secret is reported: no key, no words of one, no email, no query', () => {
  const key = '1b'.repeat(32)
  const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
  report(
    new Error(
      `wrong key 0x${key}, ${key}; “${words}”; one@example.org; https://a.example/b?code=7#id_token=8`,
    ),
  )
  const text = String(said.mock.lastCall?.[0]) + String(beacon.mock.lastCall?.[1])
  for (const secret of [key, 'winner', 'one@', 'example.org', 'code=7', 'id_token'])
    expect(text, secret).not.toContain(secret)
  expect(text).toContain('wrong key')
})
