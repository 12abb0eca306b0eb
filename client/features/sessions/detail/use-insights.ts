import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import type { SessionMessage } from "#client/lib/sessions-port.ts";
import { insightsOf, languagesOf, usualLanguage, type Insights } from "../insights/insights.ts";
import { loadLexicons, type Lexicons } from "../insights/load-lexicons.ts";

type InsightsState =
  | { readonly status: "loading" }
  /** Without its words a language's tone and topics cannot be told; the counts can. */
  | { readonly status: "ready" | "wordless"; readonly insights: Insights };

const noWords: Lexicons = new Map();

/** Works a conversation out in the browser: nothing of it is sent anywhere. */
export function useInsights(language: string | null, messages: readonly SessionMessage[]): InsightsState {
  const { i18n } = useTranslation();
  const usual = usualLanguage(language, languageOf(i18n.language).code);
  const [lexicons, setLexicons] = useState<Lexicons | null | "loading">("loading");
  useEffect(() => {
    let left = false;
    const load = async () => {
      const loaded = await loadLexicons(languagesOf(messages, usual));
      if (!left) setLexicons(loaded);
    };
    void load();
    return () => {
      left = true;
    };
  }, [messages, usual]);
  return useMemo(() => {
    if (lexicons === "loading") return { status: "loading" };
    const insights = insightsOf(messages, usual, lexicons ?? noWords);
    return { status: lexicons ? "ready" : "wordless", insights };
  }, [messages, usual, lexicons]);
}
