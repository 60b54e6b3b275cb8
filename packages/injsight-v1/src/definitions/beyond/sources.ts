import { list, message, method, text, whole, type Of } from '../../define.ts'
import { defineService, type ClientOf } from '../../make-client.ts'

export type ListSourcesRequest = Of<typeof ListSourcesRequest>
export const ListSourcesRequest = message('ListSourcesRequest', 'asks whom answers come from', {})

export type Source = Of<typeof Source>
export const Source = message('Source', 'a host that is asked, and how it does', {
  name: text(1, 'what it is called here: explorer, exchange, chain, …, or index'),
  tells: text(2, 'what it is asked for'),
  url: text(3, 'where it is, without its path; empty where there is none'),
  setting: text(4, 'which setting says otherwise'),
  state: text(5, 'well, failing, unasked while nobody wanted to know anything, or absent'),
  asked: whole(6, 'questions since the start'),
  failed: whole(7, 'of them those that failed'),
  latencyMs: whole(8, 'of its last answer, in milliseconds; 0 while there was none'),
  lastFailure: text(9, 'in words; empty where there was none'),
  lastFailureAt: whole(10, 'when, in milliseconds since 1970'),
})

export type ListSourcesResponse = Of<typeof ListSourcesResponse>
export const ListSourcesResponse = message('ListSourcesResponse', 'whom answers come from', {
  sources: list(1, 'all of them, also those that this network lacks', Source),
})

const methods = {
  listSources: method({
    get: '/injsight/v1/sources',
    says: 'Whom answers come from, and how each of them does. An index has one source alone, its node.',
    I: ListSourcesRequest,
    O: ListSourcesResponse,
  }),
}

/** Where answers come from: told by who asks public services. */
export const Sources = defineService('Sources', methods)
export type SourcesClient = ClientOf<typeof methods>
