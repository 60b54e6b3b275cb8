import type { Page } from '@playwright/test'
import { makeSeed } from './accounts.ts'
import { runEthereumApp, type LedgerState } from './ethereum-app.ts'

/**
 * Before the page is opened: a Ledger at its USB, that really signs. Only what lies behind the browser is emulated, the
 * device: packets of 64 bytes come and go, and the vendor's own packages speak to it.
 */
export async function plugInLedger(page: Page): Promise<LedgerState> {
  const state: LedgerState = {
    seed: makeSeed(),
    isLocked: false,
    app: 'Ethereum',
    refuses: false,
    isOld: false,
    signed: [],
  }
  const run = runEthereumApp(state)
  await page.exposeFunction('askLedger', async (command: string) =>
    (await run(Buffer.from(command, 'hex'))).toString('hex'),
  )
  await page.addInitScript(() => {
    const { askLedger } = globalThis as unknown as { askLedger: (command: string) => Promise<string> }
    const packetSize = 64
    let isOpen = false
    let received = new Uint8Array(0)
    /** One packet: channel, 0x05, number of the packet; in the first the length of the whole; and a part of it. */
    const readPacket = async (packet: Uint8Array) => {
      if (packet.length !== packetSize || packet[2] !== 0x05) throw new Error('Failed to write the report.')
      const isFirst = packet[3] === 0 && packet[4] === 0
      received = isFirst ? packet.slice(5) : new Uint8Array([...received, ...packet.slice(5)])
      const length = ((received[0] ?? 0) << 8) | (received[1] ?? 0)
      if (received.length < length + 2) return
      const answer = Uint8Array.fromHex(await askLedger(received.slice(2, length + 2).toHex()))
      const whole = new Uint8Array([answer.length >> 8, answer.length & 0xff, ...answer])
      for (let at = 0, count = 0; at < whole.length; at += packetSize - 5, count++) {
        const sent = new Uint8Array(packetSize)
        sent.set([...packet.slice(0, 3), count >> 8, count & 0xff, ...whole.slice(at, at + packetSize - 5)])
        device.dispatchEvent(Object.assign(new Event('inputreport'), { data: new DataView(sent.buffer) }))
      }
    }
    const device = Object.assign(new EventTarget(), {
      vendorId: 0x2c97,
      productId: 0x4015, // a Nano X
      productName: 'Nano X',
      open: async () => void (isOpen = true),
      close: async () => void (isOpen = false),
      sendReport: async (_id: number, packet: Uint8Array) => {
        if (!isOpen) throw new Error('The device must be opened first.')
        void readPacket(Uint8Array.from(packet))
      },
    })
    Object.defineProperty(device, 'opened', { get: () => isOpen })
    let isAllowed = false
    const hid = Object.assign(new EventTarget(), {
      getDevices: async () => (isAllowed ? [device] : []),
      // A browser shows its window for a press alone.
      requestDevice: async () => {
        if (!navigator.userActivation.isActive)
          throw new DOMException(
            'Must be handling a user gesture to show a permission request.',
            'SecurityError',
          )
        isAllowed = true
        return [device]
      },
    })
    Object.defineProperty(navigator, 'hid', { value: hid })
  })
  return state
}
