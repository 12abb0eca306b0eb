import type { MailTexts } from "./mail-texts.ts";

export const es: MailTexts = {
  hello: "Hola, {name}:",
  helloNobody: "Hola:",
  reminder: {
    subject: "Tu recordatorio diario",
    heading: "Un momento para ti",
    body: "Nos pediste que te avisáramos a esta hora. Se tarda más o menos un minuto, y no pasa nada por saltarse un día.",
    button: "Abrir Hearken",
  },
  confirmation: {
    subject: "Tu recordatorio está programado",
    heading: "Tu recordatorio está programado",
    body: "A partir de ahora te escribiremos todos los días a las {time} ({zone}). Puedes cambiarlo o desactivarlo cuando quieras.",
    button: "Abrir Hearken",
  },
  test: {
    subject: "Tu correo de prueba",
    heading: "Funciona",
    body: "Este es el correo de prueba que pediste. Tus recordatorios llegarán a esta dirección.",
    button: "Abrir Hearken",
  },
  summary: {
    subject: "Tu resumen está listo",
    heading: "Tu resumen está listo",
    body: "Hay un resumen nuevo en tu cuenta. Puedes leerlo cuando te venga bien.",
    button: "Leerlo en Hearken",
  },
  weekly: {
    subject: "El resumen de tu semana está listo",
    heading: "El resumen de tu semana está listo",
    body: "Si te apetece, ya puedes repasar la semana pasada. No hay prisa.",
    button: "Abrir Hearken",
  },
  why: {
    reminders: "Recibes este correo porque activaste los recordatorios por correo.",
    summaries: "Recibes este correo porque los resúmenes están activados en tus ajustes.",
    weekly: "Recibes este correo porque el aviso semanal está activado en tus ajustes.",
  },
  unsubscribe: "Dejar de recibir estos correos",
  settings: "Cambiar lo que te enviamos",
  copyLink: "Si el botón no funciona, copia esta dirección en tu navegador:",
  account: {
    confirm: {
      subject: "Confirma tu dirección de correo",
      heading: "Confirma tu dirección de correo",
      body: "Un paso más y tu cuenta estará lista. El enlace funciona una sola vez y caduca en una hora.",
      button: "Confirmar mi dirección",
      why: "Recibes este correo porque alguien se registró con esta dirección. Si no fuiste tú, no tienes que hacer nada.",
    },
    recover: {
      subject: "Elige una contraseña nueva",
      heading: "Elige una contraseña nueva",
      body: "Abre el enlace para elegir una contraseña nueva. Funciona una sola vez y caduca en una hora.",
      button: "Elegir una contraseña nueva",
      why: "Recibes este correo porque alguien pidió una contraseña nueva para esta dirección. Si no fuiste tú, tu contraseña sigue igual.",
    },
    link: {
      subject: "Tu enlace para entrar",
      heading: "Entra con un toque",
      body: "Abre el enlace para entrar. Funciona una sola vez y caduca en una hora.",
      button: "Entrar",
      why: "Recibes este correo porque alguien pidió un enlace para entrar con esta dirección. Si no fuiste tú, no tienes que hacer nada.",
    },
  },
};
