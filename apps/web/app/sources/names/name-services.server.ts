import { Fault } from '@injsight/errors'
import { makeClient, NameServices, type ResolveNameResponse } from '@injsight/injsight-v1'
import { indexer } from '../asking/clients.server.ts'
import { createAccountNames } from './account-names.server.ts'

const client = makeClient(NameServices, indexer)

/** What accounts are called at the name services; an index of one's own knows no such names. */
export const accountNames = createAccountNames(async (accounts) => {
  try {
    return await client.listNamesOf({ accounts }).response
  } catch (error) {
    if (isUnanswered(error)) return undefined
    throw error
  }
})

/** Whose name of .inj or .sol it is. @throws Fault */
export async function resolveName(name: string): Promise<ResolveNameResponse> {
  const told = await client.resolveName({ name }).response
  // Whoever looks for a name goes to its account next.
  if (told.isConfirmed) accountNames.remember(told.account, told.name)
  return told
}

/** The account in place of its name; what isn't a name, or that nobody can tell, stays as it is. @throws Fault */
export async function accountInPlaceOfName(text: string): Promise<string> {
  if (!/\.(inj|sol)$/i.test(text)) return text
  try {
    return (await resolveName(text)).account
  } catch (error) {
    if (isUnanswered(error)) return text
    throw error
  }
}

/** Whether it is an index of one's own that was asked. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Fault && error.code === 'grpc.unimplemented'
}
