import { flag, list, message, method, such, text, texts, type Of } from '../../define.ts'
import { defineService, type ClientOf } from '../../make-client.ts'

const alice = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'

export type ResolveNameRequest = Of<typeof ResolveNameRequest>
export const ResolveNameRequest = message('ResolveNameRequest', 'asks whose name it is', {
  name: such('alice.inj', text(1, 'a name that ends in .inj or .sol')),
})

export type ResolveNameResponse = Of<typeof ResolveNameResponse>
export const ResolveNameResponse = message('ResolveNameResponse', 'whose name it is', {
  name: text(1, 'as the name service spells it'),
  account: text(2, 'inj1… that the name leads to'),
  isConfirmed: flag(3, 'true where the account says that it goes by this name; of .sol nothing says so'),
})

export type GetNameOfRequest = Of<typeof GetNameOfRequest>
export const GetNameOfRequest = message('GetNameOfRequest', 'asks what an account is called', {
  account: such(alice, text(1, 'inj1…, or 0x… of 40 digits')),
  service: text(2, 'inj where it is empty; sol tells no names'),
})

export type ListNamesOfRequest = Of<typeof ListNamesOfRequest>
export const ListNamesOfRequest = message('ListNamesOfRequest', 'asks what accounts are called', {
  accounts: such(alice, texts(1, 'at most 200 inj1…; those named first are looked up first')),
})

export type NamedAccount = Of<typeof NamedAccount>
export const NamedAccount = message('NamedAccount', 'an account that has a name', {
  account: text(1, 'inj1…'),
  name: text(2, 'what it goes by, confirmed both ways: alice.inj'),
})

export type ListNamesOfResponse = Of<typeof ListNamesOfResponse>
export const ListNamesOfResponse = message('ListNamesOfResponse', 'what accounts are called', {
  names: list(1, 'of those that are known to have one', NamedAccount),
  unknown: texts(2, 'inj1… that have not been looked up yet: ask again later'),
})

const methods = {
  resolveName: method({
    get: '/injsight/v1/name-services/names/{name}',
    says: 'Which account a name of .inj or .sol leads to. A name of .inj counts only if its account goes by it.',
    I: ResolveNameRequest,
    O: ResolveNameResponse,
  }),
  getNameOf: method({
    get: '/injsight/v1/name-services/accounts/{account}',
    says: 'The name of .inj that an account goes by, and that leads to it.',
    I: GetNameOfRequest,
    O: NamedAccount,
  }),
  listNamesOf: method({
    get: '/injsight/v1/name-services/accounts',
    says: 'Names of .inj that accounts go by. Answers at once with what is known, and looks up a few of the others.',
    I: ListNamesOfRequest,
    O: ListNamesOfResponse,
  }),
}

/** Names that people chose for accounts, at the name services: an index doesn't know them. */
export const NameServices = defineService('NameServices', methods)
export type NameServicesClient = ClientOf<typeof methods>
