import { readAddress } from '#src/decode/values/read-address.ts'
import { onEvent, type Module } from '#src/handlers/module.ts'
import { readDigits, readObject, readText } from '#src/handlers/read-json.ts'
import { fromGenesis, fromNode } from './begin.ts'
import { permissionHistory } from './history.ts'
import { messages } from './messages.ts'
import {
  namespaceActors,
  namespaceCapabilities,
  namespaceManagers,
  namespacePolicies,
  namespaceRoles,
  namespaces,
  permissionParams,
  permissionVouchers,
} from './tables.ts'

/** Rules of factory denoms: who may mint, burn, send and receive them. */
export const permissions: Module = {
  name: 'permissions',
  state: {
    tables: [
      namespaces,
      namespaceRoles,
      namespaceActors,
      namespaceManagers,
      namespacePolicies,
      namespaceCapabilities,
      permissionVouchers,
      permissionParams,
    ],
    events: [
      onEvent('injective.permissions.v1beta1.EventSetVoucher', (event, state) => {
        const voucher = readObject(event.json('voucher'), 'voucher')
        const amount = readDigits(voucher['amount'], 'amount')
        const denom = readText(voucher['denom'], 'denom')
        const account = readAddress(readText(event.json('addr'), 'address'))
        if (amount === 0n) state.remove(permissionVouchers, { denom, account })
        else state.put(permissionVouchers, { denom, account, amount })
      }),
    ],
    messages,
    fromGenesis,
    fromNode,
  },
  history: permissionHistory,
}
