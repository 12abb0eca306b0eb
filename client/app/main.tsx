import { startApp } from "./start-app.tsx";
import "#client/ui/theme.css";

try {
  await startApp();
} finally {
  delete document.documentElement.dataset["otherLanguage"];
}
