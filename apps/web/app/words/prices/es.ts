import type { prices as english } from './en.ts'
import type { Texts } from '../words.ts'

export const prices = {
  source:
    '{source, select, injective {Servicio de precios de Injective} coingecko {CoinGecko} other {Un servicio de precios}}',
  said: '{source}, {age}',
  nobody:
    'Ni un mercado de esta cadena ni un servicio de precios al que este sitio pregunta tiene su precio.',
  silent: 'Los servicios de precios no responden en este momento.',
  hint: 'Un precio con una fuente al lado lo dicen otros, fuera de esta cadena.',
} satisfies Texts<typeof english>
