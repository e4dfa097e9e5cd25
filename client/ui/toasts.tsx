import { CSPProvider } from '@base-ui/react/csp-provider'
import { Toast } from '@base-ui/react/toast'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'

import type { ToastKind } from '#client/core/toasts.ts'

const shownMs = 4000
const manager = Toast.createToastManager()
let isMounted = false
let addWhenMounted: (() => void)[] = []

/**
 * Shows a toast in a separate React root, because the worker renders no viewport for toasts. Calls `onClose` once the
 * toast has disappeared.
 */
export function addToast(kind: ToastKind, text: string, onClose: () => void): void {
  const add = () => {
    manager.close()
    manager.add({ title: text, type: kind, onClose })
  }
  if (isMounted) return add()
  if (addWhenMounted.length === 0)
    createRoot(document.body.appendChild(document.createElement('div'))).render(<Toasts />)
  addWhenMounted.push(add)
}

/** Viewport that adds the pending toasts in an effect, which runs after the provider has subscribed to the manager. */
function Toasts() {
  useEffect(() => {
    isMounted = true
    for (const add of addWhenMounted) add()
    addWhenMounted = []
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
