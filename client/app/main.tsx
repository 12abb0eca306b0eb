import { startApp } from "./start-app.tsx";
import "#client/ui/theme.css";

await startApp();
