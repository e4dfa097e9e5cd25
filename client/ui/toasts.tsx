import { CSPProvider } from '@base-ui/react/csp-provider'
import { Toast } from '@base-ui/react/toast'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'

import type { ToastKind } from '#client/core/toasts.ts'

const shownMs = 4000
const manager = Toast.createToastManager()
let isMounted = false
/** Toasts added before the viewport was mounted. */
let waiting: (() => void)[] = []

/**
 * Adds a toast in a React root of its own, because the worker renders no viewport for toasts. Calls `onClose` once it
 * isn't shown any more.
 */
export function addToast(kind: ToastKind, text: string, onClose: () => void): void {
  const add = () => {
    manager.close()
    manager.add({ title: text, type: kind, onClose })
  }
  if (isMounted) return add()
  if (waiting.length === 0) createRoot(document.body.appendChild(document.createElement('div'))).render(<Toasts />)
  waiting.push(add)
}

/** Adds the waiting toasts in an effect of its own, which runs after the provider has subscribed to the manager. */
function Toasts() {
  useEffect(() => {
    isMounted = true
    for (const add of waiting) add()
    waiting = []
  }, [])
  return (
    <CSPProvider disableStyleElements>
      <Toast.Provider toastManager={manager} limit={1} timeout={shownMs}>
        <Toast.Portal>
          <Toast.Viewport className="toasts">
            <ToastList />
          </Toast.Viewport>
        </Toast.Portal>
      </Toast.Provider>
    </CSPProvider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Toast.Content>
        <Toast.Title render={<p />} />
        <Toast.Close className="toast-close" aria-label="Close">
          <X aria-hidden />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
