import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { TextField } from "./text-field.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "trailing">;

/** A password that can be shown. Pasting and password managers are welcome: say `autoComplete`. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const toggle = (
    <Button
      variant="quiet"
      size="icon"
      aria-label={t(shown ? "hidePassword" : "showPassword")}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
  return <TextField {...props} type={shown ? "text" : "password"} trailing={toggle} />;
}
