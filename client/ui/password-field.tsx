import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'

import { Field } from './field.tsx'

export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'after'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button type="button" className="needs-script" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          <span className="sr-only">Show password</span>
        </button>
      }
    />
  )
}
