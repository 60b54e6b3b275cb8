import type { faucet as english } from './en.ts'
import type { Texts } from '../words.ts'

export const faucet = {
  about:
    'Esta es una red de pruebas: sus monedas no valen nada, y un grifo da algunas a cada cuenta una vez al día.',
  ask: 'Pedir monedas de prueba',
  sent: { title: 'Las monedas están en camino', text: 'Llegan con uno de los próximos bloques.' },
  used: {
    title: 'Esta cuenta ya recibió sus monedas',
    text: 'El grifo da algunas a cada cuenta una vez al día.',
  },
  busy: {
    title: 'Hay demasiadas solicitudes ahora mismo',
    text: 'No se envió nada. Inténtalo de nuevo en un minuto.',
  },
  back: 'A la cuenta',
} satisfies Texts<typeof english>
