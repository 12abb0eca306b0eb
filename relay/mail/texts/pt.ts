import type { MailTexts } from "./mail-texts.ts";

export const pt: MailTexts = {
  hello: "Olá, {name}!",
  helloNobody: "Olá!",
  reminder: {
    subject: "Seu lembrete diário",
    heading: "Um momento para você",
    body: "Você pediu um lembrete neste horário. Leva mais ou menos um minuto, e tudo bem pular um dia.",
    button: "Abrir o Hearken",
  },
  confirmation: {
    subject: "Seu lembrete está ativo",
    heading: "Seu lembrete está ativo",
    body: "A partir de agora, vamos escrever para você todos os dias às {time} ({zone}). Você pode mudar ou desativar isso quando quiser.",
    button: "Abrir o Hearken",
  },
  test: {
    subject: "Seu e-mail de teste",
    heading: "Funciona",
    body: "Este é o e-mail de teste que você pediu. Seus lembretes vão chegar a este endereço.",
    button: "Abrir o Hearken",
  },
  summary: {
    subject: "Seu resumo está pronto",
    heading: "Seu resumo está pronto",
    body: "Há um novo resumo na sua conta. Leia quando for melhor para você.",
    button: "Ler no Hearken",
  },
  weekly: {
    subject: "O resumo da sua semana está pronto",
    heading: "O resumo da sua semana está pronto",
    body: "Se quiser, você já pode rever a semana passada. Não há pressa.",
    button: "Abrir o Hearken",
  },
  why: {
    reminders: "Você recebe este e-mail porque ativou os lembretes por e-mail.",
    summaries: "Você recebe este e-mail porque os resumos estão ativados nas suas configurações.",
    weekly: "Você recebe este e-mail porque o aviso semanal está ativado nas suas configurações.",
  },
  unsubscribe: "Parar de receber estes e-mails",
  settings: "Escolher o que enviamos a você",
  copyLink: "Se o botão não funcionar, copie este endereço para o seu navegador:",
  account: {
    confirm: {
      subject: "Confirme seu endereço de e-mail",
      heading: "Confirme seu endereço de e-mail",
      body: "Só mais um passo e sua conta estará pronta. O link funciona uma única vez e expira em uma hora.",
      button: "Confirmar meu endereço",
      why: "Você recebe este e-mail porque alguém se cadastrou com este endereço. Se não foi você, não precisa fazer nada.",
    },
    recover: {
      subject: "Escolha uma nova senha",
      heading: "Escolha uma nova senha",
      body: "Abra o link para escolher uma nova senha. Ele funciona uma única vez e expira em uma hora.",
      button: "Escolher uma nova senha",
      why: "Você recebe este e-mail porque alguém pediu uma nova senha para este endereço. Se não foi você, sua senha continua a mesma.",
    },
    link: {
      subject: "Seu link de acesso",
      heading: "Entre com um toque",
      body: "Abra o link para entrar. Ele funciona uma única vez e expira em uma hora.",
      button: "Entrar",
      why: "Você recebe este e-mail porque alguém pediu um link de acesso para este endereço. Se não foi você, não precisa fazer nada.",
    },
  },
};
