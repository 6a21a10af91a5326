// `sharp` is native and runs on no edge host: what asks for it says that a picture cannot be sent.
throw new Error("sharp does not run on an edge host");
