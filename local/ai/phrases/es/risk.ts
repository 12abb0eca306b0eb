import type { Risk } from "../phrases.ts";

export const risk: Risk = {
  acknowledge: [
    "Me alegra mucho que me lo digas. Suena muy doloroso, y me quedo contigo.",
    "Gracias por decirlo en voz alta. Me lo tomo en serio y estoy aquí.",
  ],
  askSuicide: "¿Estás pensando en suicidarte?",
  askToday: "¿Estás pensando en suicidarte hoy?",
  askPlan: "¿Tienes un plan, o algo a mano que usarías?",
  helplines:
    "Las líneas de ayuda de tu país están en tu pantalla; puedes llamar o escribir ahora mismo, también mientras hablamos.",
  someone: "¿Quién podría estar contigo, o a quién podrías llamar ahora?",
  afterNo:
    "Gracias por responder con sinceridad. Esos pensamientos pueden venir, y puedes decírmelo cuando sea. Las líneas de ayuda siguen en tu pantalla.",
  safer:
    "Hagamos más segura la próxima hora: aleja aquello con lo que podrías hacerte daño y ve donde haya otra persona.",
  emergency:
    "Puede que estés en peligro inmediato. Llama ahora al número de emergencia de tu pantalla, aléjate de todo con lo que podrías hacerte daño y ve con alguien que pueda quedarse contigo.",
  abuse: "Lo que te están haciendo no es culpa tuya. ¿Estás a salvo ahora mismo?",
  selfHarm: "Querer hacerse daño suele significar que el dolor es demasiado. ¿Tienes alguna herida ahora?",
  eating:
    "Tu cuerpo puede estar en peligro, y mereces ayuda con esto. ¿Cuándo comiste y bebiste por última vez?",
  violence:
    "Oigo cuánta rabia hay. Por favor, pon distancia con esa persona y con todo lo que pueda servir de arma. ¿Alguien podría salir herido ahora?",
  callNow:
    "Llama ahora al número de emergencia de tu pantalla, o pide que alguien llame, y ve donde alguien pueda estar contigo.",
  ground:
    "Bajo las líneas de ayuda tienes también un ejercicio para calmarte y un plan de seguridad, para los próximos minutos.",
  leave: "Las líneas de ayuda siguen a un toque, ahora y después.",
  limits: "Soy solo un programa de práctica sencillo; por favor, busca también a una persona.",
  gently: "Se me puede escapar algo, así que prefiero preguntar: ¿cómo es cuando peor se pone?",
  getHelp: "Si alguna vez se te hace demasiado, “Obtener ayuda ahora” está ahí en cualquier momento.",
  whyAsked:
    "Pregunté porque lo que cuentas puede significar peligro, y prefiero preguntar una vez de más. No hace falta que respondas.",
  heard: "Te escucho, y me tomo en serio lo que dices.",
  sure: {
    suicide: "Quiero asegurarme de entenderte: ¿estás pensando en suicidarte?",
    self_harm: "Quiero asegurarme de entenderte: ¿te estás haciendo daño, o estás a punto de hacértelo?",
    abuse: "Quiero asegurarme de entenderte: ¿alguien te está haciendo daño?",
    eating_disorder: "Quiero asegurarme de entenderte: ¿estás dejando de comer, o provocándote el vómito?",
    harm_to_others: "Quiero asegurarme de entenderte: ¿estás pensando en hacerle daño a alguien?",
  },
  oneTap: "Sea cual sea la respuesta, la ayuda está a un toque, en “Obtener ayuda ahora”.",
  accepted: "Gracias por decírmelo. Si eso cambia, puedes decirlo en cualquier momento.",
  misunderstood: "Perdona, ahí te entendí mal.",
};
