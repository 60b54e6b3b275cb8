import type { Translated } from '../../../translated.ts'
import type { oracles as english } from './en.ts'

export const oracles: Translated<typeof english> = {
  'feed.admin': 'Solo el administrador de las fuentes de precios puede hacer esto',
  'feed.config': 'El informe seguía unas reglas de la fuente de precios que no son las vigentes',
  'feed.exists': 'Ya existe esa fuente de precios',
  'feed.none': 'No existe esa fuente de precios',
  'feed.stale': 'Ya se había comunicado un precio más reciente',
  'oracle.bandOff': 'Los precios de Band por IBC están desactivados',
  'oracle.moved': 'El precio del oráculo se ha movido demasiado desde entonces',
  'oracle.noPrice': 'El oráculo no tiene precio para esto',
  'oracle.none': 'Ningún oráculo da precios para este mercado',
  'oracle.noneFor': 'Ningún oráculo del tipo {kind} da un precio para {pair}',
  'oracle.price': 'El precio no es válido',
  'oracle.pythOff': 'La cadena no acepta precios de Pyth: no hay contrato designado',
  'oracle.relayer': 'Quien firma no está designado para comunicar estos precios',
  'oracle.signature': 'Los precios no llevan una firma válida de quienes los publican',
  'oracle.stale': 'El precio del oráculo es demasiado antiguo',
  'oracle.type': 'No se puede hacer con precios de este tipo',
}
