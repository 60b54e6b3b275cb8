import type { Translated } from '../../../translated.ts'
import type { governance as english } from './en.ts'

export const governance: Translated<typeof english> = {
  'deposit.denom': 'Las propuestas no aceptan depósitos en este token',
  'deposit.small': 'El depósito era demasiado pequeño: {offered}, y hacían falta {required}',
  'invariant.none': 'La cadena no tiene ninguna comprobación con ese nombre',
  'proposal.closed': 'La propuesta {proposal} no admitía ni votos ni depósitos',
  'proposal.empty': 'Una propuesta necesita un mensaje que ejecutar, o metadatos',
  'proposal.invalid': 'La propuesta no es válida',
  'proposal.message': 'Un mensaje de la propuesta no es válido: “{text}”',
  'proposal.none': 'No existe esa propuesta',
  'proposal.proposer': 'Solo quien hizo la propuesta puede hacerlo',
  'proposal.signer':
    'Un mensaje de la propuesta está a nombre de {account}: en una propuesta solo puede actuar la gobernanza',
  'vote.closed': 'El plazo de votación ha terminado',
  'vote.invalid': 'El voto no es válido',
  'vote.weights': 'Las partes de un voto dividido tienen que sumar el 100 %',
}
